/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CountdownPhase = /*#__PURE__*/ zod.enum(['upcoming', 'signup', 'reviewing', 'finished']);

export type CountdownPhase = zod.input<typeof CountdownPhase>;
export type CountdownPhaseOutput = zod.output<typeof CountdownPhase>;
