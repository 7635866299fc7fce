/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecordVersion } from './recordVersion.zod.ts';

export const recordVersionsEnvelopeDataMax = 101;



export const RecordVersionsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(RecordVersion).check(/*#__PURE__*/ zod.maxLength(recordVersionsEnvelopeDataMax))
});

export type RecordVersionsEnvelope = zod.input<typeof RecordVersionsEnvelope>;
export type RecordVersionsEnvelopeOutput = zod.output<typeof RecordVersionsEnvelope>;
