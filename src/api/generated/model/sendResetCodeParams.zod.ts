/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';

export const SendResetCodeParams = /*#__PURE__*/ zod.object({
  "email": Email
})

export type SendResetCodeParams = zod.input<typeof SendResetCodeParams>;
export type SendResetCodeParamsOutput = zod.output<typeof SendResetCodeParams>;
