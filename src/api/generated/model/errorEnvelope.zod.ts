/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RefusedField } from './refusedField.zod.ts';

export const errorEnvelopeFieldsMax = 100;



export const ErrorEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.int(),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int()),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "loginTicket": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "fields": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RefusedField).check(/*#__PURE__*/ zod.maxLength(errorEnvelopeFieldsMax)))
});

export type ErrorEnvelope = zod.input<typeof ErrorEnvelope>;
export type ErrorEnvelopeOutput = zod.output<typeof ErrorEnvelope>;
