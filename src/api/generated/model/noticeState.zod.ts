/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticeState = /*#__PURE__*/ zod.enum(['waiting', 'sending', 'sent', 'failed', 'unreachable']);

export type NoticeState = zod.input<typeof NoticeState>;
export type NoticeStateOutput = zod.output<typeof NoticeState>;
