/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserPage } from './systemUserPage.zod.ts';

export const SystemUserPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SystemUserPage
});

export type SystemUserPageEnvelope = zod.input<typeof SystemUserPageEnvelope>;
export type SystemUserPageEnvelopeOutput = zod.output<typeof SystemUserPageEnvelope>;
