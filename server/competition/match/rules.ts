import type { InferSelectModel } from 'drizzle-orm';
import { isOver } from '../../../openapi/event-clock.ts';
import type { Schemas } from '../../http/types.ts';
import type { matches } from '../../database/schema.ts';

export type MatchRow = InferSelectModel<typeof matches>;

/** Where an edition stands at `now`. */
export function matchStatus(match: MatchRow, now: Date): Schemas['MatchStatus'] {
  if (now < match.signUpStart) return 'upcoming';
  if (!isOver(match.signUpEnd, now)) return 'signup';
  return isOver(match.end, now) ? 'finished' : 'reviewing';
}

/** Whether entries can be made and changed, unless staff have paused it. */
export function signUpIsOpen(match: MatchRow, now: Date): boolean {
  return matchStatus(match, now) === 'signup';
}

/** The current edition: the newest one that has begun, else the next one. */
export function currentMatch<Row extends MatchRow>(
  newestFirst: readonly Row[],
  now: Date,
): Row | undefined {
  return newestFirst.find((match) => match.begin <= now) ?? newestFirst.at(-1);
}
