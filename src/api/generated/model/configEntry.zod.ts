/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const configEntryKeyMax = 64;

export const configEntryContentMax = 20000;



export const ConfigEntry = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(configEntryKeyMax)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(configEntryContentMax))
});

export type ConfigEntry = zod.input<typeof ConfigEntry>;
export type ConfigEntryOutput = zod.output<typeof ConfigEntry>;
