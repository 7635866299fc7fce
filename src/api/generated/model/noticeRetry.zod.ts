/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const noticeRetryIdsItemMax = 64;

export const noticeRetryIdsMax = 100;



export const NoticeRetry = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeRetryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeRetryIdsMax))
});

export type NoticeRetry = zod.input<typeof NoticeRetry>;
export type NoticeRetryOutput = zod.output<typeof NoticeRetry>;
