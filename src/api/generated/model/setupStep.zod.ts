/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SetupStep = /*#__PURE__*/ zod.object({
  "step": /*#__PURE__*/ zod.enum(['identity', 'legal', 'contacts', 'tracks', 'edition', 'published']),
  "done": /*#__PURE__*/ zod.boolean()
});

export type SetupStep = zod.input<typeof SetupStep>;
export type SetupStepOutput = zod.output<typeof SetupStep>;
