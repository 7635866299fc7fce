/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Link } from './link.zod.ts';

export const linksEnvelopeDataMax = 1000;



export const LinksEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Link).check(/*#__PURE__*/ zod.maxLength(linksEnvelopeDataMax))
});

export type LinksEnvelope = zod.input<typeof LinksEnvelope>;
export type LinksEnvelopeOutput = zod.output<typeof LinksEnvelope>;
