/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditOutcome } from './auditOutcome.zod.ts';

export const listAuditParamsKeywordsMax = 100;

export const listAuditParamsOperationMax = 64;


export const listAuditParamsOperationRegExp = new RegExp('^[A-Za-z]+$');
export const listAuditParamsFromMax = 40;

export const listAuditParamsToMax = 40;

export const listAuditParamsCurrentDefault = 1;
export const listAuditParamsCurrentMax = 1000000;

export const listAuditParamsSizeDefault = 20;
export const listAuditParamsSizeMax = 1000;


export const ListAuditParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditParamsKeywordsMax))),
  "operation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditParamsOperationMax)).check(/*#__PURE__*/ zod.regex(listAuditParamsOperationRegExp))),
  "outcome": /*#__PURE__*/ zod.exactOptional(AuditOutcome),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAuditParamsFromMax))),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAuditParamsToMax))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditParamsCurrentMax)), listAuditParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditParamsSizeMax)), listAuditParamsSizeDefault)
})

export type ListAuditParams = zod.input<typeof ListAuditParams>;
export type ListAuditParamsOutput = zod.output<typeof ListAuditParams>;
