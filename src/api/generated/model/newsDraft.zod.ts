/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsBody } from './newsBody.zod.ts';

export const NewsDraft = /*#__PURE__*/ zod.object({
  "content": NewsBody,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type NewsDraft = zod.input<typeof NewsDraft>;
export type NewsDraftOutput = zod.output<typeof NewsDraft>;
