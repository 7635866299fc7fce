/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ComingDate = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['signUpStart', 'signUpEnd', 'stageStart', 'stageEnd', 'activity']),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type ComingDate = zod.input<typeof ComingDate>;
export type ComingDateOutput = zod.output<typeof ComingDate>;
