/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Guide } from './guide.zod.ts';
import { MatchHome } from './matchHome.zod.ts';
import { Statement } from './statement.zod.ts';

export const MatchPreview = /*#__PURE__*/ zod.object({
  "home": MatchHome,
  "guide": Guide,
  "statement": Statement
});

export type MatchPreview = zod.input<typeof MatchPreview>;
export type MatchPreviewOutput = zod.output<typeof MatchPreview>;
