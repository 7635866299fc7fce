/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticeChannel = /*#__PURE__*/ zod.enum(['mail', 'sms']);

export type NoticeChannel = zod.input<typeof NoticeChannel>;
export type NoticeChannelOutput = zod.output<typeof NoticeChannel>;
