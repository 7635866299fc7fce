import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { news } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { newestNews, newsPage, newsSummary, type NewsRow } from './news-rows.ts';
import { omitNull, type HandlersOf, type Services } from '../services.ts';

const EXPRESS_LENGTH = 10;

/** News articles and the news express. */
export function newsHandlers({
  db,
}: Services): HandlersOf<'listNews' | 'listVideos' | 'getNews' | 'listNewsExpress'> {
  async function neighbour(
    row: NewsRow,
    direction: 'newer' | 'older',
  ): Promise<Schemas['NewsNeighbour'] | null> {
    const [beyond, order] = direction === 'newer' ? [gt, asc] : [lt, desc];
    const [found] = await db
      .select({ id: news.id, title: news.title })
      .from(news)
      .where(
        and(
          eq(news.kind, row.kind),
          eq(news.published, true),
          or(
            beyond(news.publishDate, row.publishDate),
            and(eq(news.publishDate, row.publishDate), beyond(news.id, row.id)),
          ),
        ),
      )
      .orderBy(order(news.publishDate), order(news.id))
      .limit(1);
    return found ?? null;
  }

  return {
    listNews: ({ query }) => newsPage(db, { kind: 'news', ...query }),

    listVideos: ({ query }) => newsPage(db, { kind: 'video', ...query }),

    listNewsExpress: async () => {
      const rows = await newestNews(db, 'express', EXPRESS_LENGTH);
      return rows.map(newsSummary);
    },

    getNews: async ({ params }) => {
      const [row] = await db
        .update(news)
        .set({ browseNumber: sql`${news.browseNumber} + 1` })
        .where(and(eq(news.id, params.id), eq(news.published, true)))
        .returning();
      if (row === undefined) throw notFound();
      const { videoFileId, captionFileId } = row;
      return {
        ...newsSummary(row),
        content: cleanHtml(row.content),
        ...omitNull({ videoFileId, captionFileId }),
        previous: await neighbour(row, 'newer'),
        next: await neighbour(row, 'older'),
      };
    },
  };
}
