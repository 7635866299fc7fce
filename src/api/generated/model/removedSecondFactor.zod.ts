/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const RemovedSecondFactor = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type RemovedSecondFactor = zod.input<typeof RemovedSecondFactor>;
export type RemovedSecondFactorOutput = zod.output<typeof RemovedSecondFactor>;
