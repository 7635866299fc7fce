/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AssignmentResult } from './assignmentResult.zod.ts';

export const AssignmentResultEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": AssignmentResult
});

export type AssignmentResultEnvelope = zod.input<typeof AssignmentResultEnvelope>;
export type AssignmentResultEnvelopeOutput = zod.output<typeof AssignmentResultEnvelope>;
