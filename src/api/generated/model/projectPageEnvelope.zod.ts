/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectPage } from './projectPage.zod.ts';

export const ProjectPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectPage
});

export type ProjectPageEnvelope = zod.input<typeof ProjectPageEnvelope>;
export type ProjectPageEnvelopeOutput = zod.output<typeof ProjectPageEnvelope>;
