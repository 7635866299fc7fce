/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Template } from './template.zod.ts';

export const templatesEnvelopeDataMax = 200;



export const TemplatesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Template).check(/*#__PURE__*/ zod.maxLength(templatesEnvelopeDataMax))
});

export type TemplatesEnvelope = zod.input<typeof TemplatesEnvelope>;
export type TemplatesEnvelopeOutput = zod.output<typeof TemplatesEnvelope>;
