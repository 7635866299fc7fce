/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyExpert } from './myExpert.zod.ts';

export const SavedExpertEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MyExpert
});

export type SavedExpertEnvelope = zod.input<typeof SavedExpertEnvelope>;
export type SavedExpertEnvelopeOutput = zod.output<typeof SavedExpertEnvelope>;
