/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const storedFileIdMax = 64;

export const storedFileNameMax = 200;

export const storedFileSizeMin = 0;

export const storedFileMimeMax = 100;

export const storedFileCreateByMax = 64;

export const storedFileUpdateByMax = 64;

export const storedFileRemarksMax = 500;



export const StoredFile = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(storedFileIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(storedFileNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storedFileSizeMin)),
  "mime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storedFileMimeMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(storedFileCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(storedFileUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storedFileRemarksMax)))
});

export type StoredFile = zod.input<typeof StoredFile>;
export type StoredFileOutput = zod.output<typeof StoredFile>;
