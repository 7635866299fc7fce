/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Mobile } from './mobile.zod.ts';

export const SendLoginCodeBody = /*#__PURE__*/ zod.object({
  "phone": Mobile
});

export type SendLoginCodeBody = zod.input<typeof SendLoginCodeBody>;
export type SendLoginCodeBodyOutput = zod.output<typeof SendLoginCodeBody>;
