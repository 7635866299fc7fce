/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const expertAppointmentExpertIdMax = 64;



export const ExpertAppointment = /*#__PURE__*/ zod.object({
  "expertId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(expertAppointmentExpertIdMax))
});

export type ExpertAppointment = zod.input<typeof ExpertAppointment>;
export type ExpertAppointmentOutput = zod.output<typeof ExpertAppointment>;
