import { notFound } from '../base/failure.ts';
import { currentMatch } from '../competition/match/rules.ts';
import { countedMatch, countedMatches } from '../competition/match/queries.ts';
import { guideOf, statementOf } from '../competition/match/present.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { homeOf } from './present.ts';
import { homeRows } from './queries.ts';

/** Handles the home page, and its preview for staff before an edition is published. */
export function homeHandlers({
  db,
  now,
}: Services): HandlersOf<'getMatchHome' | 'getMatchPreview'> {
  return {
    getMatchHome: async ({ language }) => {
      const at = now();
      const editions = await countedMatches(db);
      const match = currentMatch(editions, at);
      if (match === undefined) throw notFound();
      return homeOf(match, await homeRows(db, at), { editions, at, language });
    },

    getMatchPreview: async ({ params: { id }, language }) => {
      const match = await countedMatch(db, id);
      if (match === undefined) throw notFound();
      const at = now();
      const editions = await countedMatches(db);
      return {
        home: homeOf(match, await homeRows(db, at), { editions, at, language }),
        guide: guideOf(match, language),
        statement: statementOf(match, language),
      };
    },
  };
}
