/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyProject } from './myProject.zod.ts';

export const SavedProjectEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MyProject
});

export type SavedProjectEnvelope = zod.input<typeof SavedProjectEnvelope>;
export type SavedProjectEnvelopeOutput = zod.output<typeof SavedProjectEnvelope>;
