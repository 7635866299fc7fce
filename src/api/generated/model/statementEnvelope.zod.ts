/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Statement } from './statement.zod.ts';

export const StatementEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Statement
});

export type StatementEnvelope = zod.input<typeof StatementEnvelope>;
export type StatementEnvelopeOutput = zod.output<typeof StatementEnvelope>;
