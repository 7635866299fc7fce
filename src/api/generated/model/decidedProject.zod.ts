/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const decidedProjectIdMax = 64;



export const DecidedProject = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decidedProjectIdMax)),
  "revision": Revision
});

export type DecidedProject = zod.input<typeof DecidedProject>;
export type DecidedProjectOutput = zod.output<typeof DecidedProject>;
