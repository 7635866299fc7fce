import type { InferSelectModel } from 'drizzle-orm';
import { isOver } from '../../../openapi/event-clock.ts';
import type { Schemas } from '../../http/types.ts';
import type { matches } from '../../database/schema.ts';

export type EditionRow = InferSelectModel<typeof matches>;

/** Returns the status of an edition. */
export function editionStatus(edition: EditionRow, now: Date): Schemas['MatchStatus'] {
  if (now < edition.signUpStart) return 'upcoming';
  if (!isOver(edition.signUpEnd, now)) return 'signup';
  // The publication of the winners ends the review, whatever the stages say.
  return edition.winners.length > 0 || isOver(edition.end, now) ? 'finished' : 'reviewing';
}

/** Returns whether the sign-up period is running, even if staff have paused sign-up. */
export function signUpIsOpen(edition: EditionRow, now: Date): boolean {
  return editionStatus(edition, now) === 'signup';
}

/** Returns the newest edition that has begun, or the earliest edition if none has. */
export function currentEdition<Row extends EditionRow>(
  newestFirst: readonly Row[],
  now: Date,
): Row | undefined {
  return newestFirst.find((edition) => edition.begin <= now) ?? newestFirst.at(-1);
}
