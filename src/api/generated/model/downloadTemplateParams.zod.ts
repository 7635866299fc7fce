/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const downloadTemplateParamsTicketMax = 200;

export const downloadTemplateParamsTokenMax = 200;


export const DownloadTemplateParams = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadTemplateParamsTicketMax))),
  "token": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadTemplateParamsTokenMax)))
})

export type DownloadTemplateParams = zod.input<typeof DownloadTemplateParams>;
export type DownloadTemplateParamsOutput = zod.output<typeof DownloadTemplateParams>;
