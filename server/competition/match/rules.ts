import type { InferSelectModel } from 'drizzle-orm';
import { isOver } from '../../../openapi/event-clock.ts';
import type { Schemas } from '../../http/types.ts';
import type { matches } from '../../database/schema.ts';

export type MatchRow = InferSelectModel<typeof matches>;

/** Returns the status of an edition. */
export function matchStatus(match: MatchRow, now: Date): Schemas['MatchStatus'] {
  if (now < match.signUpStart) return 'upcoming';
  if (!isOver(match.signUpEnd, now)) return 'signup';
  return isOver(match.end, now) ? 'finished' : 'reviewing';
}

/** Returns whether sign-up is running; staff may have paused it. */
export function signUpIsOpen(match: MatchRow, now: Date): boolean {
  return matchStatus(match, now) === 'signup';
}

/** Returns the newest edition that has begun, or if none has, the next one. */
export function currentMatch<Row extends MatchRow>(
  newestFirst: readonly Row[],
  now: Date,
): Row | undefined {
  return newestFirst.find((match) => match.begin <= now) ?? newestFirst.at(-1);
}
