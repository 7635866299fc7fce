/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKind } from './certificateKind.zod.ts';
import { CertificateState } from './certificateState.zod.ts';








export const StaffCertificate = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "kind": CertificateKind,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "entryName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "prize": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "activity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "state": CertificateState,
  "replaced": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type StaffCertificate = zod.input<typeof StaffCertificate>;
export type StaffCertificateOutput = zod.output<typeof StaffCertificate>;
