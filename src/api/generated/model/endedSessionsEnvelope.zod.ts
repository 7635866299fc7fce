/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EndedSessions } from './endedSessions.zod.ts';

export const EndedSessionsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": EndedSessions
});

export type EndedSessionsEnvelope = zod.input<typeof EndedSessionsEnvelope>;
export type EndedSessionsEnvelopeOutput = zod.output<typeof EndedSessionsEnvelope>;
