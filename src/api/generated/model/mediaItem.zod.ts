/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedText } from './localizedText.zod.ts';
import { Revision } from './revision.zod.ts';


export const mediaItemSizeMin = 0;



export const MediaItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": Revision,
  "name": /*#__PURE__*/ zod.string(),
  "mime": /*#__PURE__*/ zod.string(),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaItemSizeMin)),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "alt": /*#__PURE__*/ zod.exactOptional(LocalizedText)
});

export type MediaItem = zod.input<typeof MediaItem>;
export type MediaItemOutput = zod.output<typeof MediaItem>;
