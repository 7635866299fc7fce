/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditOutcome } from './auditOutcome.zod.ts';

export const auditRecordIdMax = 64;

export const auditRecordOperationMax = 64;

export const auditRecordUserIdMax = 64;

export const auditRecordUserNameMax = 200;

export const auditRecordAddressMax = 64;

export const auditRecordTargetMax = 300;

export const auditRecordDetailMax = 500;



export const AuditRecord = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditRecordIdMax)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "operation": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditRecordOperationMax)),
  "outcome": AuditOutcome,
  "userId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditRecordUserIdMax))),
  "userName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditRecordUserNameMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditRecordAddressMax)),
  "target": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditRecordTargetMax))),
  "detail": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditRecordDetailMax)))
});

export type AuditRecord = zod.input<typeof AuditRecord>;
export type AuditRecordOutput = zod.output<typeof AuditRecord>;
