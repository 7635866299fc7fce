/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const downloadFileParamsTicketMax = 200;

export const downloadFileParamsTokenMax = 200;


export const DownloadFileParams = /*#__PURE__*/ zod.object({
  "width": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(320),/*#__PURE__*/ zod.literal(640),/*#__PURE__*/ zod.literal(960),/*#__PURE__*/ zod.literal(1440)])),
  "ticket": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadFileParamsTicketMax))),
  "token": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadFileParamsTokenMax)))
})

export type DownloadFileParams = zod.input<typeof DownloadFileParams>;
export type DownloadFileParamsOutput = zod.output<typeof DownloadFileParams>;
