import { currentEdition } from '../competition/edition/rules.ts';
import { publishedEditions } from '../competition/edition/queries.ts';
import { textFor } from '../localized/localized.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { comingDates } from './present.ts';
import { beginningActivities, dashboardCounts, nextActivities } from './queries.ts';
import { setupSteps } from './setup-steps.ts';

/** Handles the counts and dates of the back office's dashboard. */
export function dashboardHandlers({ db, counts, now }: Services): HandlersOf<'getDashboard'> {
  return {
    getDashboard: async ({ language }) => {
      const at = now();
      const edition = currentEdition(await publishedEditions(db), at);
      const count = () => dashboardCounts(db, edition?.id, at);
      const counted = await counts.of('getDashboard', [edition?.id], count);
      const next = await nextActivities(db, at);
      const setup = edition === undefined ? await setupSteps(db) : undefined;
      return {
        ...counted,
        ...(setup && { setup }),
        dates: comingDates(await beginningActivities(db, at), { edition, now: at, language }),
        activities: next.map(({ title, ...row }) => ({ ...row, title: textFor(title, language) })),
      };
    },
  };
}
