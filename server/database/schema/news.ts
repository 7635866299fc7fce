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
    // Without NULLS FIRST, the index doesn't serve ORDER BY … DESC.
    index('news_newest').on(
      table.kind,
      table.publishDate.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Serves the count of public items without reading rows.
    index('news_public')
      .on(table.kind, table.publishDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.published}`),
    index('news_search')
      .using('gin', searchTokens(table.searchText))
      // Without the pending list, which would slow down searches until a vacuum merges it.
      .with({ fastupdate: false }),
  ],
);

/** Returns the condition for public items: published, and past their publication time. */
export function isPublicNews(now: Date): SQL | undefined {
  return and(eq(news.published, true), lte(news.publishDate, now));
}
