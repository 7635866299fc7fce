/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FileTicket } from './fileTicket.zod.ts';

export const FileTicketEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": FileTicket
});

export type FileTicketEnvelope = zod.input<typeof FileTicketEnvelope>;
export type FileTicketEnvelopeOutput = zod.output<typeof FileTicketEnvelope>;
