/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const labelsCNMax = 100;

export const labelsUSMax = 100;

export const labelsHKMax = 100;



export const Labels = /*#__PURE__*/ zod.object({
  "CN": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(labelsCNMax)),
  "US": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(labelsUSMax)),
  "HK": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(labelsHKMax))
});

export type Labels = zod.input<typeof Labels>;
export type LabelsOutput = zod.output<typeof Labels>;
