/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';


export const newsNeighbourLanguagesMax = 3;



export const NewsNeighbour = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": /*#__PURE__*/ zod.string(),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsNeighbourLanguagesMax))
});

export type NewsNeighbour = zod.input<typeof NewsNeighbour>;
export type NewsNeighbourOutput = zod.output<typeof NewsNeighbour>;
