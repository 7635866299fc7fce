/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorLogReceipt } from './errorLogReceipt.zod.ts';

export const ErrorLogEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ErrorLogReceipt
});

export type ErrorLogEnvelope = zod.input<typeof ErrorLogEnvelope>;
export type ErrorLogEnvelopeOutput = zod.output<typeof ErrorLogEnvelope>;
