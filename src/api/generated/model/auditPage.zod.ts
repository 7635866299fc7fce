/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditRecord } from './auditRecord.zod.ts';

export const auditPageRecordsMax = 1000;

export const auditPageTotalMin = 0;





export const AuditPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(AuditRecord).check(/*#__PURE__*/ zod.maxLength(auditPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(auditPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type AuditPage = zod.input<typeof AuditPage>;
export type AuditPageOutput = zod.output<typeof AuditPage>;
