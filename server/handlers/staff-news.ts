import { randomUUID } from 'node:crypto';
import { and, desc, eq, ilike, or, type InferSelectModel } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { news } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { anywhere, staffPaging, type HandlersOf, type Services } from './services.ts';

function staffNews(row: InferSelectModel<typeof news>): Schemas['StaffNews'] {
  const { id, kind, title, source, summary, browseNumber, published } = row;
  return {
    ...{ id, kind, title, source, summary, browseNumber, published },
    publishDate: row.publishDate.toISOString(),
    content: cleanHtml(row.content),
  };
}

/** The written part of an item: sanitised on the way in, as on the way out. */
function contentOf({
  kind,
  title,
  source,
  publishDate,
  summary,
  content,
  published,
}: Schemas['NewsBody']) {
  return {
    ...{ kind, title, source, summary, published },
    publishDate: new Date(publishDate),
    content: cleanHtml(content),
  };
}

/** News in the hands of staff. */
export function staffNewsHandlers({
  db,
  cache,
}: Services): HandlersOf<'listStaffNews' | 'createNews' | 'updateNews'> {
  return {
    listStaffNews: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const pattern = anywhere(query.keywords?.trim() ?? '');
      const where = and(
        query.keywords === undefined
          ? undefined
          : or(ilike(news.title, pattern), ilike(news.summary, pattern)),
      );
      const rows = await db
        .select()
        .from(news)
        .where(where)
        .orderBy(desc(news.publishDate), desc(news.id))
        .limit(size)
        .offset(offset);
      const total = await db.$count(news, where);
      return { records: rows.map(staffNews), total, current, size };
    },

    createNews: async ({ body }) => {
      const [row] = await db
        .insert(news)
        .values({ ...contentOf(body), id: `news-${randomUUID()}` })
        .returning();
      cache.clear();
      if (row === undefined) throw new Error('the item was not written');
      return staffNews(row);
    },

    updateNews: async ({ body }) => {
      const [row] = await db
        .update(news)
        .set(contentOf(body))
        .where(eq(news.id, body.id))
        .returning();
      cache.clear();
      if (row === undefined) throw notFound();
      return staffNews(row);
    },
  };
}
