/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectVersion } from './projectVersion.zod.ts';

export const ProjectVersionEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectVersion
});

export type ProjectVersionEnvelope = zod.input<typeof ProjectVersionEnvelope>;
export type ProjectVersionEnvelopeOutput = zod.output<typeof ProjectVersionEnvelope>;
