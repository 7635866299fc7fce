/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Role } from './role.zod.ts';

export const RoleEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Role
});

export type RoleEnvelope = zod.input<typeof RoleEnvelope>;
export type RoleEnvelopeOutput = zod.output<typeof RoleEnvelope>;
