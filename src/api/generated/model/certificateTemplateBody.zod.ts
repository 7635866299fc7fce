/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKind } from './certificateKind.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';
import { Revision } from './revision.zod.ts';

export const certificateTemplateBodyMatchInfoIdMax = 64;



export const CertificateTemplateBody = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(certificateTemplateBodyMatchInfoIdMax)),
  "kind": CertificateKind,
  "revision": Revision,
  "title": LocalizedName,
  "text": LocalizedParagraph,
  "signatory": /*#__PURE__*/ zod.exactOptional(LocalizedName),
  "signatoryTitle": /*#__PURE__*/ zod.exactOptional(LocalizedName)
});

export type CertificateTemplateBody = zod.input<typeof CertificateTemplateBody>;
export type CertificateTemplateBodyOutput = zod.output<typeof CertificateTemplateBody>;
