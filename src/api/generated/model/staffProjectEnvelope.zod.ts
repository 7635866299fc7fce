/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffProject } from './staffProject.zod.ts';

export const staffProjectEnvelopeMsgMax = 200;

export const staffProjectEnvelopeVersionMax = 200;



export const StaffProjectEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectEnvelopeVersionMax)),
  "data": StaffProject
});

export type StaffProjectEnvelope = zod.input<typeof StaffProjectEnvelope>;
export type StaffProjectEnvelopeOutput = zod.output<typeof StaffProjectEnvelope>;
