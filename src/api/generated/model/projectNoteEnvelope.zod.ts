/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectNote } from './projectNote.zod.ts';

export const ProjectNoteEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectNote
});

export type ProjectNoteEnvelope = zod.input<typeof ProjectNoteEnvelope>;
export type ProjectNoteEnvelopeOutput = zod.output<typeof ProjectNoteEnvelope>;
