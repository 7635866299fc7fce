/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Role } from './role.zod.ts';

export const rolesEnvelopeMsgMax = 200;

export const rolesEnvelopeVersionMax = 200;

export const rolesEnvelopeDataMax = 201;



export const RolesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rolesEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rolesEnvelopeVersionMax)),
  "data": /*#__PURE__*/ zod.array(Role).check(/*#__PURE__*/ zod.maxLength(rolesEnvelopeDataMax))
});

export type RolesEnvelope = zod.input<typeof RolesEnvelope>;
export type RolesEnvelopeOutput = zod.output<typeof RolesEnvelope>;
