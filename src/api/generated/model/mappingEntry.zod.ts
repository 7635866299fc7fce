/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';

export const mappingEntryIdMax = 64;

export const mappingEntryDictTypeMax = 64;

export const mappingEntryParentIdMax = 64;

export const mappingEntryValueMax = 64;

export const mappingEntryCreateByMax = 64;

export const mappingEntryUpdateByMax = 64;

export const mappingEntryRemarksMax = 500;



export const MappingEntry = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mappingEntryIdMax)),
  "dictType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mappingEntryDictTypeMax)),
  "parentId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mappingEntryParentIdMax))),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mappingEntryValueMax)),
  "labels": Labels,
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mappingEntryCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mappingEntryUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mappingEntryRemarksMax)))
});

export type MappingEntry = zod.input<typeof MappingEntry>;
export type MappingEntryOutput = zod.output<typeof MappingEntry>;
