/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const winnerAwardMax = 200;

export const winnerTitleMax = 200;

export const winnerCompanyMax = 100;

export const winnerDomainMax = 64;

export const winnerCityMax = 50;

export const winnerProjectIdMax = 64;



export const Winner = /*#__PURE__*/ zod.object({
  "award": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(winnerAwardMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(winnerTitleMax)),
  "company": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(winnerCompanyMax)),
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(winnerDomainMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(winnerCityMax)),
  "projectId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(winnerProjectIdMax)))
});

export type Winner = zod.input<typeof Winner>;
export type WinnerOutput = zod.output<typeof Winner>;
