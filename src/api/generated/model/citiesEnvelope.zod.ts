/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { City } from './city.zod.ts';

export const citiesEnvelopeDataMax = 10000;



export const CitiesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(City).check(/*#__PURE__*/ zod.maxLength(citiesEnvelopeDataMax))
});

export type CitiesEnvelope = zod.input<typeof CitiesEnvelope>;
export type CitiesEnvelopeOutput = zod.output<typeof CitiesEnvelope>;
