/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserNames } from './systemUserNames.zod.ts';

export const SystemUserNamesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SystemUserNames
});

export type SystemUserNamesEnvelope = zod.input<typeof SystemUserNamesEnvelope>;
export type SystemUserNamesEnvelopeOutput = zod.output<typeof SystemUserNamesEnvelope>;
