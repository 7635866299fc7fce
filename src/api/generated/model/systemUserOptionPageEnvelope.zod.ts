/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserOptionPage } from './systemUserOptionPage.zod.ts';

export const SystemUserOptionPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SystemUserOptionPage
});

export type SystemUserOptionPageEnvelope = zod.input<typeof SystemUserOptionPageEnvelope>;
export type SystemUserOptionPageEnvelopeOutput = zod.output<typeof SystemUserOptionPageEnvelope>;
