/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Edition } from './edition.zod.ts';

export const editionsEnvelopeDataMax = 1000;



export const EditionsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Edition).check(/*#__PURE__*/ zod.maxLength(editionsEnvelopeDataMax))
});

export type EditionsEnvelope = zod.input<typeof EditionsEnvelope>;
export type EditionsEnvelopeOutput = zod.output<typeof EditionsEnvelope>;
