import { notFound } from '../base/failure.ts';
import { currentEdition } from '../competition/edition/rules.ts';
import { countedEdition, countedEditions } from '../competition/edition/queries.ts';
import { guideOf, statementOf } from '../competition/edition/present.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { homeOf } from './present.ts';
import { homeRows } from './queries.ts';

/** Handlers of the home page, and of its preview for staff before an edition is published. */
export function homeHandlers({
  db,
  now,
}: Services): HandlersOf<'getMatchHome' | 'getMatchPreview'> {
  return {
    getMatchHome: async ({ language }) => {
      const at = now();
      const editions = await countedEditions(db);
      const edition = currentEdition(editions, at);
      if (edition === undefined) throw notFound();
      return homeOf(edition, await homeRows(db, at), { editions, at, language });
    },

    getMatchPreview: async ({ params: { id }, language }) => {
      const edition = await countedEdition(db, id);
      if (edition === undefined) throw notFound();
      const at = now();
      const editions = await countedEditions(db);
      return {
        home: homeOf(edition, await homeRows(db, at), { editions, at, language }),
        guide: guideOf(edition, language),
        statement: statementOf(edition, language),
      };
    },
  };
}
