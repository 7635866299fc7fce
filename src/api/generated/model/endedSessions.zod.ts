/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const endedSessionsEndedMin = 0;



export const EndedSessions = /*#__PURE__*/ zod.object({
  "ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(endedSessionsEndedMin))
});

export type EndedSessions = zod.input<typeof EndedSessions>;
export type EndedSessionsOutput = zod.output<typeof EndedSessions>;
