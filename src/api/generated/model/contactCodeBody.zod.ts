/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Mobile } from './mobile.zod.ts';

export const ContactCodeBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile)
});

export type ContactCodeBody = zod.input<typeof ContactCodeBody>;
export type ContactCodeBodyOutput = zod.output<typeof ContactCodeBody>;
