/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectsPublished } from './projectsPublished.zod.ts';

export const ProjectsPublishedEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectsPublished
});

export type ProjectsPublishedEnvelope = zod.input<typeof ProjectsPublishedEnvelope>;
export type ProjectsPublishedEnvelopeOutput = zod.output<typeof ProjectsPublishedEnvelope>;
