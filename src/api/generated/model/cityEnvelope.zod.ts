/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { City } from './city.zod.ts';

export const CityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": City
});

export type CityEnvelope = zod.input<typeof CityEnvelope>;
export type CityEnvelopeOutput = zod.output<typeof CityEnvelope>;
