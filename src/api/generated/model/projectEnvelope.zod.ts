/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Project } from './project.zod.ts';

export const ProjectEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Project
});

export type ProjectEnvelope = zod.input<typeof ProjectEnvelope>;
export type ProjectEnvelopeOutput = zod.output<typeof ProjectEnvelope>;
