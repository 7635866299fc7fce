/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const errorLogReceiptAcceptedMin = 0;



export const ErrorLogReceipt = /*#__PURE__*/ zod.object({
  "accepted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(errorLogReceiptAcceptedMin))
});

export type ErrorLogReceipt = zod.input<typeof ErrorLogReceipt>;
export type ErrorLogReceiptOutput = zod.output<typeof ErrorLogReceipt>;
