/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyData } from './myData.zod.ts';

export const MyDataEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MyData
});

export type MyDataEnvelope = zod.input<typeof MyDataEnvelope>;
export type MyDataEnvelopeOutput = zod.output<typeof MyDataEnvelope>;
