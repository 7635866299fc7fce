import { notFound } from '../../base/failure.ts';
import { currentEdition } from './rules.ts';
import { cityNames, countedEditions, partnerRows, resultsByEdition } from './queries.ts';
import { editionOf, guideOf, currentEditionOf, partnerOf, statementOf } from './present.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';

type EditionOperation =
  'getMatchInfo' | 'listEditions' | 'listOrganisations' | 'getStatement' | 'getGuide';

/** Handles the public operations on editions. */
export function editionHandlers({ db, now }: Services): HandlersOf<EditionOperation> {
  async function current() {
    const edition = currentEdition(await countedEditions(db), now());
    if (edition === undefined) throw notFound();
    return edition;
  }

  return {
    getMatchInfo: async ({ language }) => currentEditionOf(await current(), now(), language),

    listEditions: async ({ language }) => {
      const all = await countedEditions(db);
      const shown = currentEdition(all, now());
      const context = { now: now(), language, cityNames: await cityNames(db) };
      const results = await resultsByEdition(db);
      return all.map((row) => ({
        ...editionOf(row, { ...context, current: row.id === shown?.id }),
        ...omitNull({ results: results.get(row.id) ?? null }),
      }));
    },

    listOrganisations: async ({ language }) =>
      (await partnerRows(db)).map((row) => partnerOf(row, language)),

    getStatement: async ({ language }) => statementOf(await current(), language),

    getGuide: async ({ language }) => guideOf(await current(), language),
  };
}
