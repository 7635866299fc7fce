/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const importBodyColumnsItemMax = 64;

export const importBodyColumnsMax = 40;

export const importBodyRowsItemItemMax = 100000;

export const importBodyRowsItemMax = 40;

export const importBodyRowsMax = 500;



export const ImportBody = /*#__PURE__*/ zod.object({
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importBodyColumnsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importBodyColumnsMax)),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(importBodyRowsItemItemMax))).check(/*#__PURE__*/ zod.maxLength(importBodyRowsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(importBodyRowsMax)),
  "apply": /*#__PURE__*/ zod.boolean()
});

export type ImportBody = zod.input<typeof ImportBody>;
export type ImportBodyOutput = zod.output<typeof ImportBody>;
