import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { isPublicNews, news } from '../../database/schema.ts';
import { cleanHtml } from '../../localized/rich-text.ts';
import type { Language } from '../../base/messages.ts';
import { newestNews, newsPage } from './queries.ts';
import { newsReading, newsSummary, type NewsRow } from './present.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import type { WithViewCounts } from './view-counts.ts';

const EXPRESS_LENGTH = 10;

/** News articles and the news express. */
export function newsHandlers({
  db,
  figures,
  views,
  now,
}: Services & WithViewCounts): HandlersOf<
  'listNews' | 'listVideos' | 'getNews' | 'listNewsExpress'
> {
  async function neighbour(
    row: NewsRow,
    direction: 'newer' | 'older',
    language: Language,
  ): Promise<Schemas['NewsNeighbour'] | null> {
    const [beyond, order] = direction === 'newer' ? [gt, asc] : [lt, desc];
    const [found] = await db
      .select()
      .from(news)
      .where(
        and(
          eq(news.kind, row.kind),
          isPublicNews(now()),
          or(
            beyond(news.publishDate, row.publishDate),
            and(eq(news.publishDate, row.publishDate), beyond(news.id, row.id)),
          ),
        ),
      )
      .orderBy(order(news.publishDate), order(news.id))
      .limit(1);
    if (found === undefined) return null;
    const { of, languages } = newsReading(found, language);
    return { id: found.id, title: of(found.title), ...languages };
  }

  return {
    listNews: ({ query, language }) =>
      newsPage({ db, figures }, { kind: 'news', ...query, language, now: now() }),

    listVideos: ({ query, language }) =>
      newsPage({ db, figures }, { kind: 'video', ...query, language, now: now() }),

    listNewsExpress: async ({ language }) => {
      const rows = await newestNews(db, 'express', { limit: EXPRESS_LENGTH, now: now() });
      return rows.map((row) => newsSummary(row, language));
    },

    getNews: async ({ params, language }) => {
      const where = and(eq(news.id, params.id), isPublicNews(now()));
      const [row] = await db.select().from(news).where(where);
      if (row === undefined) throw notFound();
      views.add(row.id);
      const { videoFileId, captionFileId } = row;
      return {
        ...newsSummary(row, language),
        browseNumber: row.browseNumber + views.counted(row.id),
        content: cleanHtml(newsReading(row, language).of(row.content)),
        ...omitNull({ videoFileId, captionFileId }),
        previous: await neighbour(row, 'newer', language),
        next: await neighbour(row, 'older', language),
      };
    },
  };
}
