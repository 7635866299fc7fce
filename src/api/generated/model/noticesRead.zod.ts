/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UnreadNotices } from './unreadNotices.zod.ts';

export const NoticesRead = /*#__PURE__*/ zod.object({
  "unread": UnreadNotices
});

export type NoticesRead = zod.input<typeof NoticesRead>;
export type NoticesReadOutput = zod.output<typeof NoticesRead>;
