/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OwnNotice } from './ownNotice.zod.ts';
import { UnreadNotices } from './unreadNotices.zod.ts';

export const myNoticesRecordsMax = 20;



export const MyNotices = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(OwnNotice).check(/*#__PURE__*/ zod.maxLength(myNoticesRecordsMax)),
  "unread": UnreadNotices
});

export type MyNotices = zod.input<typeof MyNotices>;
export type MyNoticesOutput = zod.output<typeof MyNotices>;
