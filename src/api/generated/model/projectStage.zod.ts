/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProjectStage = /*#__PURE__*/ zod.enum(['idea', 'prototype', 'revenue', 'growth']);

export type ProjectStage = zod.input<typeof ProjectStage>;
export type ProjectStageOutput = zod.output<typeof ProjectStage>;
