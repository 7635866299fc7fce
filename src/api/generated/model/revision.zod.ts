/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RevisionMax = 64;



export const Revision = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(RevisionMax));

export type Revision = zod.input<typeof Revision>;
export type RevisionOutput = zod.output<typeof Revision>;
