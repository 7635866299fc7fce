/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listCertificateKindsParamsMatchInfoIdMax = 64;


export const ListCertificateKindsParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCertificateKindsParamsMatchInfoIdMax))
})

export type ListCertificateKindsParams = zod.input<typeof ListCertificateKindsParams>;
export type ListCertificateKindsParamsOutput = zod.output<typeof ListCertificateKindsParams>;
