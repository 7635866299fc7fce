import { currentMatch } from '../competition/match/rules.ts';
import { publishedMatches } from '../competition/match/queries.ts';
import { textFor } from '../localized/localized.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { comingDates } from './present.ts';
import { beginningActivities, countFigures, nextActivities } from './queries.ts';

/** Handles the counts and dates of the back office's dashboard. */
export function dashboardHandlers({ db, counts, now }: Services): HandlersOf<'getDashboard'> {
  return {
    getDashboard: async ({ language }) => {
      const at = now();
      const match = currentMatch(await publishedMatches(db), at);
      const count = () => countFigures(db, match?.id, at);
      const counted = await counts.of('getDashboard', [match?.id], count);
      const next = await nextActivities(db, at);
      return {
        ...counted,
        dates: comingDates(await beginningActivities(db, at), { match, now: at, language }),
        activities: next.map(({ title, ...row }) => ({ ...row, title: textFor(title, language) })),
      };
    },
  };
}
