/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectsClaimed } from './projectsClaimed.zod.ts';

export const ProjectsClaimedEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectsClaimed
});

export type ProjectsClaimedEnvelope = zod.input<typeof ProjectsClaimedEnvelope>;
export type ProjectsClaimedEnvelopeOutput = zod.output<typeof ProjectsClaimedEnvelope>;
