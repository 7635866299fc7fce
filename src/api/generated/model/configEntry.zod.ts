/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const ConfigEntry = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "revision": /*#__PURE__*/ zod.exactOptional(Revision),
  "content": /*#__PURE__*/ zod.string()
});

export type ConfigEntry = zod.input<typeof ConfigEntry>;
export type ConfigEntryOutput = zod.output<typeof ConfigEntry>;
