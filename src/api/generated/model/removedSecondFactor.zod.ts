/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const removedSecondFactorIdMax = 64;



export const RemovedSecondFactor = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removedSecondFactorIdMax))
});

export type RemovedSecondFactor = zod.input<typeof RemovedSecondFactor>;
export type RemovedSecondFactorOutput = zod.output<typeof RemovedSecondFactor>;
