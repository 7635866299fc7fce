/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { LocalizedText } from './localizedText.zod.ts';
import { NewsDraft } from './newsDraft.zod.ts';
import { NewsKind } from './newsKind.zod.ts';
import { RecordStamp } from './recordStamp.zod.ts';


export const staffNewsRevisionMin = 0;





export const staffNewsBrowseNumberMin = 0;



export const StaffNews = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffNewsRevisionMin)),
  "created": /*#__PURE__*/ zod.exactOptional(RecordStamp),
  "updated": /*#__PURE__*/ zod.exactOptional(RecordStamp),
  "draft": /*#__PURE__*/ zod.exactOptional(NewsDraft),
  "kind": NewsKind,
  "title": LocalizedName,
  "source": LocalizedName,
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "summary": LocalizedText,
  "content": LocalizedRichText,
  "published": /*#__PURE__*/ zod.boolean(),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "captionFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffNewsBrowseNumberMin))
});

export type StaffNews = zod.input<typeof StaffNews>;
export type StaffNewsOutput = zod.output<typeof StaffNews>;
