import { asc, eq } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import { configs } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import { RICH_TEXT_KEYS } from './handlers.ts';
import type { HandlersOf, Services } from '../services.ts';

/** What keys of settings begin with whose content is a picture. */
const PICTURES = 'qr.';

const written = ({ key, content }: { key: string; content: string }) => ({
  key,
  content: RICH_TEXT_KEYS.includes(key) ? cleanHtml(content) : content,
});

/** The site's settings in the hands of staff. */
export function staffConfigHandlers({ db }: Services): HandlersOf<'listConfig' | 'updateConfig'> {
  return {
    listConfig: async () => {
      const rows = await db.select().from(configs).orderBy(asc(configs.key));
      return rows.map(written);
    },

    updateConfig: async ({ body, session }) => {
      const { key, content } = written(body);
      const [row] = await db.transaction(async (tx) => {
        // A picture is set by its file's id.
        const id = key.startsWith(PICTURES) && content !== '' ? content : undefined;
        await publishFiles(tx, session, [{ kind: 'image', id }]);
        return await tx.update(configs).set({ content }).where(eq(configs.key, key)).returning();
      });
      if (row === undefined) throw notFound();
      return written(row);
    },
  };
}
