/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const activityViewsBrowseNumberMin = 0;



export const ActivityViews = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityViewsBrowseNumberMin))
});

export type ActivityViews = zod.input<typeof ActivityViews>;
export type ActivityViewsOutput = zod.output<typeof ActivityViews>;
