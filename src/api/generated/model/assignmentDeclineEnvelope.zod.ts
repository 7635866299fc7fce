/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RemovedAssignment } from './removedAssignment.zod.ts';

export const AssignmentDeclineEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RemovedAssignment
});

export type AssignmentDeclineEnvelope = zod.input<typeof AssignmentDeclineEnvelope>;
export type AssignmentDeclineEnvelopeOutput = zod.output<typeof AssignmentDeclineEnvelope>;
