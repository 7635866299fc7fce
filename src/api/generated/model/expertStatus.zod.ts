/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ExpertStatus = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]);

export type ExpertStatus = zod.input<typeof ExpertStatus>;
export type ExpertStatusOutput = zod.output<typeof ExpertStatus>;
