/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyAssignment } from './myAssignment.zod.ts';

export const MyAssignmentEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MyAssignment
});

export type MyAssignmentEnvelope = zod.input<typeof MyAssignmentEnvelope>;
export type MyAssignmentEnvelopeOutput = zod.output<typeof MyAssignmentEnvelope>;
