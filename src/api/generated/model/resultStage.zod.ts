/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ResultStage = /*#__PURE__*/ zod.enum(['accepted', 'shortlisted', 'finalists', 'winners']);

export type ResultStage = zod.input<typeof ResultStage>;
export type ResultStageOutput = zod.output<typeof ResultStage>;
