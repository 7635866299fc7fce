/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticePause = /*#__PURE__*/ zod.object({
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "until": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "reason": /*#__PURE__*/ zod.string()
});

export type NoticePause = zod.input<typeof NoticePause>;
export type NoticePauseOutput = zod.output<typeof NoticePause>;
