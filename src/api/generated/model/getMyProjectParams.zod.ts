/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const getMyProjectParamsIdMax = 64;


export const getMyProjectParamsIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetMyProjectParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMyProjectParamsIdMax)).check(/*#__PURE__*/ zod.regex(getMyProjectParamsIdRegExp)))
})

export type GetMyProjectParams = zod.input<typeof GetMyProjectParams>;
export type GetMyProjectParamsOutput = zod.output<typeof GetMyProjectParams>;
