import { asc, eq } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import { configs } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { RICH_TEXT_KEYS } from './config.ts';
import type { HandlersOf, Services } from './services.ts';

const written = ({ key, content }: { key: string; content: string }) => ({
  key,
  content: RICH_TEXT_KEYS.includes(key) ? cleanHtml(content) : content,
});

/** The site's settings in the hands of staff. */
export function staffConfigHandlers({
  db,
  cache,
}: Services): HandlersOf<'listConfig' | 'updateConfig'> {
  return {
    listConfig: async () => {
      const rows = await db.select().from(configs).orderBy(asc(configs.key));
      return rows.map(written);
    },

    updateConfig: async ({ body }) => {
      const [row] = await db
        .update(configs)
        .set({ content: written(body).content })
        .where(eq(configs.key, body.key))
        .returning();
      cache.clear();
      if (row === undefined) throw notFound();
      return written(row);
    },
  };
}
