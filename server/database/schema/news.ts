import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/operations.ts';
import { localized, moment } from './columns.ts';
import { matches } from './match.ts';
import { newsText, searchColumn, searchTokens } from './searched-text.ts';

type Schemas = components['schemas'];

export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<Schemas['NewsKind']>().notNull(),
    matchId: text('match_id').references(() => matches.id),
    title: localized('title').notNull(),
    source: localized('source').notNull(),
    publishDate: moment('publish_date').notNull(),
    coverFileId: text('cover_file_id'),
    videoFileId: text('video_file_id'),
    captionFileId: text('caption_file_id'),
    summary: localized('summary').notNull(),
    content: localized('content').notNull(),
    browseNumber: integer('browse_number').notNull().default(0),
    published: boolean('published').notNull().default(true),
    searchText: searchColumn((): SQL => newsText(news)),
  },
  (table) => [
    // Without NULLS FIRST the index doesn't serve ORDER BY … DESC.
    index('news_newest').on(
      table.kind,
      table.publishDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // What visitors see is counted in it alone, each minute anew: items appear at their time.
    index('news_public')
      .on(table.kind, table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('news_search')
      .using('gin', searchTokens(table.searchText))
      // What is written is found at once by the index: nothing else would merge a list of what came.
      .with({ fastupdate: false }),
  ],
);

/** Whether visitors see an item: it is published, and its time has come. */
export function isPublicNews(now: Date): SQL | undefined {
  return and(eq(news.published, true), lte(news.publishDate, now));
}
