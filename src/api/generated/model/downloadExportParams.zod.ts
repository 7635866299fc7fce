/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditOutcome } from './auditOutcome.zod.ts';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { ExportFormat } from './exportFormat.zod.ts';
import { NoticeConcern } from './noticeConcern.zod.ts';

export const downloadExportParamsKeywordsMax = 100;

export const downloadExportParamsStatusMax = 64;

export const downloadExportParamsMatchInfoIdMax = 64;

export const downloadExportParamsDomainMax = 64;

export const downloadExportParamsCityMax = 64;

export const downloadExportParamsReviewerMax = 64;

export const downloadExportParamsActivityIdMax = 64;

export const downloadExportParamsRoundIdMax = 64;

export const downloadExportParamsOperationMax = 64;


export const downloadExportParamsOperationRegExp = new RegExp('^[A-Za-z]+$');
export const downloadExportParamsFromMax = 40;

export const downloadExportParamsToMax = 40;

export const downloadExportParamsSortMax = 64;


export const downloadExportParamsSortRegExp = new RegExp('^-?[A-Za-z]+$');

export const DownloadExportParams = /*#__PURE__*/ zod.object({
  "format": /*#__PURE__*/ zod.exactOptional(ExportFormat),
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadExportParamsKeywordsMax))),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsStatusMax))),
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsMatchInfoIdMax))),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsDomainMax))),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsCityMax))),
  "reviewer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsReviewerMax))),
  "documents": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['missing'])),
  "finalist": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['only'])),
  "changes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['open', 'answered'])),
  "lacks": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "activityId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsActivityIdMax))),
  "roundId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsRoundIdMax))),
  "concern": /*#__PURE__*/ zod.exactOptional(NoticeConcern),
  "operation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsOperationMax)).check(/*#__PURE__*/ zod.regex(downloadExportParamsOperationRegExp))),
  "outcome": /*#__PURE__*/ zod.exactOptional(AuditOutcome),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsFromMax))),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(downloadExportParamsToMax))),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(downloadExportParamsSortMax)).check(/*#__PURE__*/ zod.regex(downloadExportParamsSortRegExp)))
})

export type DownloadExportParams = zod.input<typeof DownloadExportParams>;
export type DownloadExportParamsOutput = zod.output<typeof DownloadExportParams>;
