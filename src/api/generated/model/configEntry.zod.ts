/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ConfigEntry = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "content": /*#__PURE__*/ zod.string()
});

export type ConfigEntry = zod.input<typeof ConfigEntry>;
export type ConfigEntryOutput = zod.output<typeof ConfigEntry>;
