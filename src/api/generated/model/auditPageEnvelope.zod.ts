/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditPage } from './auditPage.zod.ts';

export const auditPageEnvelopeMsgMax = 200;

export const auditPageEnvelopeVersionMax = 200;



export const AuditPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditPageEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditPageEnvelopeVersionMax)),
  "data": AuditPage
});

export type AuditPageEnvelope = zod.input<typeof AuditPageEnvelope>;
export type AuditPageEnvelopeOutput = zod.output<typeof AuditPageEnvelope>;
