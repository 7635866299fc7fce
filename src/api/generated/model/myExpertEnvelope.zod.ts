/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyExpert } from './myExpert.zod.ts';

export const MyExpertEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.union([MyExpert,/*#__PURE__*/ zod.null()])
});

export type MyExpertEnvelope = zod.input<typeof MyExpertEnvelope>;
export type MyExpertEnvelopeOutput = zod.output<typeof MyExpertEnvelope>;
