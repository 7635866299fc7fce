/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ConsentResult } from './consentResult.zod.ts';

export const consentEnvelopeMsgMax = 200;

export const consentEnvelopeVersionMax = 200;



export const ConsentEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(consentEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(consentEnvelopeVersionMax)),
  "data": ConsentResult
});

export type ConsentEnvelope = zod.input<typeof ConsentEnvelope>;
export type ConsentEnvelopeOutput = zod.output<typeof ConsentEnvelope>;
