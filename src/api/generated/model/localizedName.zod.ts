/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const localizedNameCNMax = 200;

export const localizedNameUSMax = 200;

export const localizedNameHKMax = 200;

export const localizedNameOutdatedMax = 2;



export const LocalizedName = /*#__PURE__*/ zod.object({
  "CN": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(localizedNameCNMax)),
  "US": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedNameUSMax))),
  "HK": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedNameHKMax))),
  "converted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(localizedNameOutdatedMax)))
});

export type LocalizedName = zod.input<typeof LocalizedName>;
export type LocalizedNameOutput = zod.output<typeof LocalizedName>;
