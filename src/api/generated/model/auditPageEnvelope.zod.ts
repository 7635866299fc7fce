/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AuditPage } from './auditPage.zod.ts';

export const AuditPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": AuditPage
});

export type AuditPageEnvelope = zod.input<typeof AuditPageEnvelope>;
export type AuditPageEnvelopeOutput = zod.output<typeof AuditPageEnvelope>;
