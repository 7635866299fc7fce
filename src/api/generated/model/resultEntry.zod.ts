/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';





export const ResultEntry = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "status": ProjectStatus,
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "prizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "award": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "changed": /*#__PURE__*/ zod.boolean()
});

export type ResultEntry = zod.input<typeof ResultEntry>;
export type ResultEntryOutput = zod.output<typeof ResultEntry>;
