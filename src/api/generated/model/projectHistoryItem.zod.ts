/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';

export const ProjectHistoryItem = /*#__PURE__*/ zod.object({
  "status": ProjectStatus,
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ProjectHistoryItem = zod.input<typeof ProjectHistoryItem>;
export type ProjectHistoryItemOutput = zod.output<typeof ProjectHistoryItem>;
