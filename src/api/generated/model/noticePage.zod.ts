/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Notice } from './notice.zod.ts';
import { NoticePause } from './noticePause.zod.ts';

export const noticePageRecordsMax = 100;

export const noticePageTotalMin = 0;


export const noticePageSizeMax = 100;



export const NoticePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(Notice).check(/*#__PURE__*/ zod.maxLength(noticePageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticePageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(noticePageSizeMax)),
  "paused": /*#__PURE__*/ zod.exactOptional(NoticePause),
  "smsPaused": /*#__PURE__*/ zod.exactOptional(NoticePause)
});

export type NoticePage = zod.input<typeof NoticePage>;
export type NoticePageOutput = zod.output<typeof NoticePage>;
