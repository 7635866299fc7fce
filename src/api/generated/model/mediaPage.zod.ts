/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MediaItem } from './mediaItem.zod.ts';

export const mediaPageRecordsMax = 100;

export const mediaPageTotalMin = 0;


export const mediaPageSizeMax = 100;



export const MediaPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(MediaItem).check(/*#__PURE__*/ zod.maxLength(mediaPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mediaPageSizeMax))
});

export type MediaPage = zod.input<typeof MediaPage>;
export type MediaPageOutput = zod.output<typeof MediaPage>;
