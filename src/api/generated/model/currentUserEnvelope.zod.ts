/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CurrentUser } from './currentUser.zod.ts';

export const CurrentUserEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": CurrentUser
});

export type CurrentUserEnvelope = zod.input<typeof CurrentUserEnvelope>;
export type CurrentUserEnvelopeOutput = zod.output<typeof CurrentUserEnvelope>;
