/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditName } from './auditName.zod.ts';
import { AuditOutcome } from './auditOutcome.zod.ts';


export const auditRecordNamesMax = 100;



export const AuditRecord = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "operation": /*#__PURE__*/ zod.string(),
  "outcome": AuditOutcome,
  "userId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "userName": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "target": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "detail": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "names": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(AuditName).check(/*#__PURE__*/ zod.maxLength(auditRecordNamesMax)))
});

export type AuditRecord = zod.input<typeof AuditRecord>;
export type AuditRecordOutput = zod.output<typeof AuditRecord>;
