/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ServerTime = /*#__PURE__*/ zod.object({
  "now": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type ServerTime = zod.input<typeof ServerTime>;
export type ServerTimeOutput = zod.output<typeof ServerTime>;
