/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectVersionItem } from './projectVersionItem.zod.ts';

export const projectVersionsEnvelopeDataMax = 10000;



export const ProjectVersionsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(ProjectVersionItem).check(/*#__PURE__*/ zod.maxLength(projectVersionsEnvelopeDataMax))
});

export type ProjectVersionsEnvelope = zod.input<typeof ProjectVersionsEnvelope>;
export type ProjectVersionsEnvelopeOutput = zod.output<typeof ProjectVersionsEnvelope>;
