/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const noticeRetryIdMax = 64;



export const NoticeRetry = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeRetryIdMax))
});

export type NoticeRetry = zod.input<typeof NoticeRetry>;
export type NoticeRetryOutput = zod.output<typeof NoticeRetry>;
