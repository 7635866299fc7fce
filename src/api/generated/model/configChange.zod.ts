/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const configChangeKeyMax = 64;

export const configChangeContentMax = 100000;



export const ConfigChange = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(configChangeKeyMax)),
  "revision": Revision,
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(configChangeContentMax))
});

export type ConfigChange = zod.input<typeof ConfigChange>;
export type ConfigChangeOutput = zod.output<typeof ConfigChange>;
