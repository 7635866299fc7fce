/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { EntryRules } from './entryRules.zod.ts';
import { MatchFigures } from './matchFigures.zod.ts';
import { MatchPrize } from './matchPrize.zod.ts';
import { MatchStage } from './matchStage.zod.ts';
import { MatchStatus } from './matchStatus.zod.ts';


export const matchYearMin = 2000;
export const matchYearMax = 2100;


export const matchStagesMax = 1000;

export const matchPrizesMax = 1000;


export const matchLanguagesMax = 3;





export const Match = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchYearMin)).check(/*#__PURE__*/ zod.lte(matchYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "theme": /*#__PURE__*/ zod.string(),
  "status": MatchStatus,
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpPaused": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "extendedFrom": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "stages": /*#__PURE__*/ zod.array(MatchStage).check(/*#__PURE__*/ zod.maxLength(matchStagesMax)),
  "prizes": /*#__PURE__*/ zod.array(MatchPrize).check(/*#__PURE__*/ zod.maxLength(matchPrizesMax)),
  "entryRules": /*#__PURE__*/ zod.exactOptional(EntryRules),
  "introduction": /*#__PURE__*/ zod.string(),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "figures": MatchFigures,
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(matchLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type Match = zod.input<typeof Match>;
export type MatchOutput = zod.output<typeof Match>;
