/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKind } from './certificateKind.zod.ts';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const downloadCertificatePreviewParamsMatchInfoIdMax = 64;


export const DownloadCertificatePreviewParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadCertificatePreviewParamsMatchInfoIdMax)),
  "kind": CertificateKind,
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
})

export type DownloadCertificatePreviewParams = zod.input<typeof DownloadCertificatePreviewParams>;
export type DownloadCertificatePreviewParamsOutput = zod.output<typeof DownloadCertificatePreviewParams>;
