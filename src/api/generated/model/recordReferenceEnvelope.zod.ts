/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecordReference } from './recordReference.zod.ts';

export const RecordReferenceEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RecordReference
});

export type RecordReferenceEnvelope = zod.input<typeof RecordReferenceEnvelope>;
export type RecordReferenceEnvelopeOutput = zod.output<typeof RecordReferenceEnvelope>;
