/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const storedFileSizeMin = 0;





export const StoredFile = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storedFileSizeMin)),
  "mime": /*#__PURE__*/ zod.string(),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type StoredFile = zod.input<typeof StoredFile>;
export type StoredFileOutput = zod.output<typeof StoredFile>;
