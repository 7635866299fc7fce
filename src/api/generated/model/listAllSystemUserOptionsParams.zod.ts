/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listAllSystemUserOptionsParamsKeywordsMax = 100;


export const ListAllSystemUserOptionsParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAllSystemUserOptionsParamsKeywordsMax)))
})

export type ListAllSystemUserOptionsParams = zod.input<typeof ListAllSystemUserOptionsParams>;
export type ListAllSystemUserOptionsParamsOutput = zod.output<typeof ListAllSystemUserOptionsParams>;
