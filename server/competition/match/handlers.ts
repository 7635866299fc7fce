import { notFound } from '../../base/failure.ts';
import { cities } from '../../database/schema.ts';
import { currentMatch } from './rules.ts';
import { countedMatches, partners } from './queries.ts';
import { editionOf, guideOf, matchOf, statementOf } from './present.ts';
import type { HandlersOf, Services } from '../../http/services.ts';

type MatchOperation =
  'getMatchInfo' | 'listEditions' | 'listOrganisations' | 'getStatement' | 'getGuide';

/** Editions of the competition. */
export function matchHandlers({ db, now }: Services): HandlersOf<MatchOperation> {
  async function current() {
    const match = currentMatch(await countedMatches(db), now());
    if (match === undefined) throw notFound();
    return match;
  }

  return {
    getMatchInfo: async ({ language }) => matchOf(await current(), now(), language),

    listEditions: async ({ language }) => {
      const all = await countedMatches(db);
      const shown = currentMatch(all, now());
      const named = await db.select({ name: cities.name }).from(cities);
      const cityNames = new Map(named.map(({ name }) => [name.CN, name]));
      const reading = { now: now(), language, cityNames };
      return all.map((row) => editionOf(row, { ...reading, current: row.id === shown?.id }));
    },

    listOrganisations: ({ language }) => partners(db, language),

    getStatement: async ({ language }) => statementOf(await current(), language),

    getGuide: async ({ language }) => guideOf(await current(), language),
  };
}
