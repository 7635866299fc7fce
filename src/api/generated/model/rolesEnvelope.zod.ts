/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Role } from './role.zod.ts';

export const rolesEnvelopeDataMax = 201;



export const RolesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Role).check(/*#__PURE__*/ zod.maxLength(rolesEnvelopeDataMax))
});

export type RolesEnvelope = zod.input<typeof RolesEnvelope>;
export type RolesEnvelopeOutput = zod.output<typeof RolesEnvelope>;
