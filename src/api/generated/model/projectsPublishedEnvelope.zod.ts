/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectsPublished } from './projectsPublished.zod.ts';

export const projectsPublishedEnvelopeMsgMax = 200;

export const projectsPublishedEnvelopeVersionMax = 200;



export const ProjectsPublishedEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectsPublishedEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectsPublishedEnvelopeVersionMax)),
  "data": ProjectsPublished
});

export type ProjectsPublishedEnvelope = zod.input<typeof ProjectsPublishedEnvelope>;
export type ProjectsPublishedEnvelopeOutput = zod.output<typeof ProjectsPublishedEnvelope>;
