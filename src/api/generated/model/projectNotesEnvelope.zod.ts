/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectNote } from './projectNote.zod.ts';

export const projectNotesEnvelopeDataMax = 10000;



export const ProjectNotesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(ProjectNote).check(/*#__PURE__*/ zod.maxLength(projectNotesEnvelopeDataMax))
});

export type ProjectNotesEnvelope = zod.input<typeof ProjectNotesEnvelope>;
export type ProjectNotesEnvelopeOutput = zod.output<typeof ProjectNotesEnvelope>;
