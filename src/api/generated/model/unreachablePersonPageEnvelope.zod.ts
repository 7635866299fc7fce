/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UnreachablePersonPage } from './unreachablePersonPage.zod.ts';

export const UnreachablePersonPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": UnreachablePersonPage
});

export type UnreachablePersonPageEnvelope = zod.input<typeof UnreachablePersonPageEnvelope>;
export type UnreachablePersonPageEnvelopeOutput = zod.output<typeof UnreachablePersonPageEnvelope>;
