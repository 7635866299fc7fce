import { notFound } from '../../base/failure.ts';
import { currentMatch } from './rules.ts';
import { cityNames, countedMatches, partnerRows } from './queries.ts';
import { editionOf, guideOf, matchOf, partnerOf, statementOf } from './present.ts';
import type { HandlersOf, Services } from '../../http/services.ts';

type MatchOperation =
  'getMatchInfo' | 'listEditions' | 'listOrganisations' | 'getStatement' | 'getGuide';

/** Handles the public operations on editions. */
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
      const reading = { now: now(), language, cityNames: await cityNames(db) };
      return all.map((row) => editionOf(row, { ...reading, current: row.id === shown?.id }));
    },

    listOrganisations: async ({ language }) =>
      (await partnerRows(db)).map((row) => partnerOf(row, language)),

    getStatement: async ({ language }) => statementOf(await current(), language),

    getGuide: async ({ language }) => guideOf(await current(), language),
  };
}
