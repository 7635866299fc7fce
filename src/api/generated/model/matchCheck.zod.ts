/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MatchCheck = /*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['texts', 'introduction', 'banner', 'prizes', 'tracks', 'guide', 'criteria', 'statement', 'contacts', 'organisations']),
  "state": /*#__PURE__*/ zod.enum(['done', 'partial', 'missing', 'otherYear']),
  "required": /*#__PURE__*/ zod.boolean()
});

export type MatchCheck = zod.input<typeof MatchCheck>;
export type MatchCheckOutput = zod.output<typeof MatchCheck>;
