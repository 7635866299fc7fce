/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecordVersionContent } from './recordVersionContent.zod.ts';

export const RecordVersionEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RecordVersionContent
});

export type RecordVersionEnvelope = zod.input<typeof RecordVersionEnvelope>;
export type RecordVersionEnvelopeOutput = zod.output<typeof RecordVersionEnvelope>;
