import { eq } from 'drizzle-orm';
import { notFound } from '../base/failure.ts';
import { matches } from '../database/schema.ts';
import { currentMatch } from '../competition/match/rules.ts';
import { countedMatches, withCounts } from '../competition/match/queries.ts';
import { guideOf, statementOf } from '../competition/match/present.ts';
import type { HandlersOf, Services } from '../http/services.ts';
import { homeOf } from './present.ts';

/** The home page, and the preview of it that staff see before an edition is published. */
export function homeHandlers({
  db,
  now,
}: Services): HandlersOf<'getMatchHome' | 'getMatchPreview'> {
  return {
    getMatchHome: async ({ language }) => {
      const at = now();
      const all = await countedMatches(db);
      const match = currentMatch(all, at);
      if (match === undefined) throw notFound();
      return await homeOf(db, match, { editions: all, at, language });
    },

    getMatchPreview: async ({ params: { id }, language }) => {
      const [row] = await db.select().from(matches).where(eq(matches.id, id));
      if (row === undefined) throw notFound();
      const [match] = await withCounts(db, [row]);
      if (match === undefined) throw notFound();
      const at = now();
      const editions = await countedMatches(db);
      return {
        home: await homeOf(db, match, { editions, at, language }),
        guide: guideOf(row, language),
        statement: statementOf(row, language),
      };
    },
  };
}
