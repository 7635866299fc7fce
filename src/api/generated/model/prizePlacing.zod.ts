/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const prizePlacingAwardedMin = 0;



export const PrizePlacing = /*#__PURE__*/ zod.object({
  "prizeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "awarded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(prizePlacingAwardedMin))
});

export type PrizePlacing = zod.input<typeof PrizePlacing>;
export type PrizePlacingOutput = zod.output<typeof PrizePlacing>;
