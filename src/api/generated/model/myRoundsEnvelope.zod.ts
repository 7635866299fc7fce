/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyRound } from './myRound.zod.ts';

export const myRoundsEnvelopeDataMax = 100;



export const MyRoundsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MyRound).check(/*#__PURE__*/ zod.maxLength(myRoundsEnvelopeDataMax))
});

export type MyRoundsEnvelope = zod.input<typeof MyRoundsEnvelope>;
export type MyRoundsEnvelopeOutput = zod.output<typeof MyRoundsEnvelope>;
