/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const qrCodesConsultingMax = 64;

export const qrCodesMiniProgramMax = 64;

export const qrCodesInstituteMax = 64;

export const qrCodesShortVideoMax = 64;



export const QrCodes = /*#__PURE__*/ zod.object({
  "consulting": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(qrCodesConsultingMax))),
  "miniProgram": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(qrCodesMiniProgramMax))),
  "institute": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(qrCodesInstituteMax))),
  "shortVideo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(qrCodesShortVideoMax)))
});

export type QrCodes = zod.input<typeof QrCodes>;
export type QrCodesOutput = zod.output<typeof QrCodes>;
