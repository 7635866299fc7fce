import { isOver } from '../../../openapi/event-clock.ts';
import { businessRule } from '../../base/failure.ts';
import type { EditionRow } from './rules.ts';

export type Dates = Pick<EditionRow, 'stages' | 'signUpStart' | 'signUpEnd'>;

/** What forbids some dates of an edition. */
export interface DateLimits {
  /** Whether a shortlist, finalists or winners are published. */
  hasResults: boolean;
  /** Earliest planned publication of a shortlist, of finalists or of winners; null if none is planned. */
  plannedAt: Date | null;
  now: Date;
}

/** Limits of an edition without results. */
export const NO_RESULTS = { hasResults: false, plannedAt: null };

/** Returns the spans of the stages, if all times of an edition are in order. */
function orderedSpans({ stages, signUpStart: opens, signUpEnd: closes }: Dates) {
  const spans = stages.map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const);
  const [first, last] = [spans[0], spans.at(-1)];
  const inOrder = spans.every(
    ([start, end], index) => start < end && start >= (spans[index - 1]?.[0] ?? start),
  );
  if (!first || !last || !inOrder || opens >= closes) return undefined;
  return opens.getTime() < first[0] || closes.getTime() > last[1] ? undefined : { first, last };
}

/**
 * Checks the dates of an edition, whichever operation sets them. Throws a business rule if they are out of
 * order, or would reopen sign-up after results are published or beyond the time of a planned publication.
 * @returns beginning and end of the edition
 */
export function checkDates(
  dates: Dates,
  { hasResults, plannedAt, now }: DateLimits,
): Pick<EditionRow, 'begin' | 'end'> {
  const spans = orderedSpans(dates);
  if (spans === undefined) throw businessRule('timesOrder');
  if (hasResults && !isOver(dates.signUpEnd, now)) throw businessRule('winnersPublished');
  if (plannedAt !== null && !isOver(dates.signUpEnd, plannedAt))
    throw businessRule('resultsPlanned');
  return { begin: new Date(spans.first[0]), end: new Date(spans.last[1]) };
}
