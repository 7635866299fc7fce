import { cleanHtml } from '../../localized/rich-text.ts';
import { neighbour, newestNews, newsPage, publicNews } from './queries.ts';
import { neighbourOf, localizeNews, newsSummary } from './present.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import type { WithViewCounts } from './view-counts.ts';

const EXPRESS_LENGTH = 10;

/** Handles the public operations on news. */
export function newsHandlers({
  db,
  counts,
  views,
  now,
}: Services & WithViewCounts): HandlersOf<
  'listNews' | 'listVideos' | 'getNews' | 'listNewsExpress'
> {
  return {
    listNews: ({ query, language }) =>
      newsPage({ db, counts }, { kind: 'news', ...query, language, now: now() }),

    listVideos: ({ query, language }) =>
      newsPage({ db, counts }, { kind: 'video', ...query, language, now: now() }),

    listNewsExpress: async ({ language }) => {
      const rows = await newestNews(db, 'express', { limit: EXPRESS_LENGTH, now: now() });
      return rows.map((row) => newsSummary(row, language));
    },

    getNews: async ({ params, language }) => {
      const at = now();
      const row = await publicNews(db, params.id, at);
      views.add(row.id);
      const { videoFileId, captionFileId } = row;
      return {
        ...newsSummary(row, language),
        browseNumber: row.browseNumber + views.counted(row.id),
        content: cleanHtml(localizeNews(row, language).of(row.content)),
        ...omitNull({ videoFileId, captionFileId }),
        previous: neighbourOf(await neighbour(db, row, { direction: 'newer', now: at }), language),
        next: neighbourOf(await neighbour(db, row, { direction: 'older', now: at }), language),
      };
    },
  };
}
