/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectIdentity } from './projectIdentity.zod.ts';

export const ProjectIdentityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectIdentity
});

export type ProjectIdentityEnvelope = zod.input<typeof ProjectIdentityEnvelope>;
export type ProjectIdentityEnvelopeOutput = zod.output<typeof ProjectIdentityEnvelope>;
