/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const fileTicketExpiresInMax = 300;



export const FileTicket = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "expiresIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(fileTicketExpiresInMax))
});

export type FileTicket = zod.input<typeof FileTicket>;
export type FileTicketOutput = zod.output<typeof FileTicket>;
