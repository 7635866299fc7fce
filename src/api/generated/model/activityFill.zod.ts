/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const activityFillSignedUpMin = 0;

export const activityFillCapacityMin = 0;



export const ActivityFill = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": /*#__PURE__*/ zod.string(),
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityFillSignedUpMin)),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityFillCapacityMin))
});

export type ActivityFill = zod.input<typeof ActivityFill>;
export type ActivityFillOutput = zod.output<typeof ActivityFill>;
