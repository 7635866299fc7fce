/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ErrorEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.int(),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int()),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "loginTicket": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ErrorEnvelope = zod.input<typeof ErrorEnvelope>;
export type ErrorEnvelopeOutput = zod.output<typeof ErrorEnvelope>;
