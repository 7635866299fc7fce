/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const findCertificateParamsNumberMax = 40;


export const FindCertificateParams = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(findCertificateParamsNumberMax))
})

export type FindCertificateParams = zod.input<typeof FindCertificateParams>;
export type FindCertificateParamsOutput = zod.output<typeof FindCertificateParams>;
