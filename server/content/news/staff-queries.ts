import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { containsWord } from '../../database/contains-word.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { news } from '../../database/schema.ts';
import { lacksLanguage } from '../../localized/sql.ts';
import { draftDetails } from '../../records/record/record-drafts.ts';
import { recordDetails } from '../../records/record/record-versions.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { newsBody } from './present.ts';
import type { NewsRow } from './present.ts';

interface NewsQuery extends Sorted {
  keywords?: string;
  lacks?: Schemas['ContentLanguage'];
}

const TEXTS = [news.title, news.source, news.summary, news.content];

/** Returns items for staff, with authors and drafts. */
export async function staffNews(
  db: Database | Transaction,
  rows: readonly NewsRow[],
): Promise<Schemas['StaffNews'][]> {
  const ids = rows.map(({ id }) => id);
  const detailsOf = await recordDetails(db, 'news', ids);
  const draftOf = await draftDetails(db, 'news', ids);
  return rows.map((row) => ({
    ...newsBody(row),
    id: row.id,
    browseNumber: row.browseNumber,
    ...detailsOf(row.id),
    ...draftOf(row.id),
  }));
}

/** Reads an item by its identifier, as a list of at most one. */
export async function newsWithId(db: Database, id: string): Promise<NewsRow[]> {
  return await db.select().from(news).where(eq(news.id, id));
}

/** Adds an item; returns it as a list of one. */
export async function insertNews(
  tx: Transaction,
  values: typeof news.$inferInsert,
): Promise<NewsRow[]> {
  return await tx.insert(news).values(values).returning();
}

export async function changeNews(
  tx: Transaction,
  id: string,
  changes: Partial<NewsRow>,
): Promise<void> {
  await tx.update(news).set(changes).where(eq(news.id, id));
}

/** Source of the staff list of news. */
export const newsSource: RecordSource<NewsQuery, Schemas['StaffNews']> = {
  from: sql`${news}`,
  id: news.id,
  cachedTotal: 'listStaffNews',
  where: ({ keywords, lacks }) =>
    and(
      keywords === undefined ? undefined : containsWord(news.searchText, keywords.trim()),
      lacks === undefined ? undefined : lacksLanguage(TEXTS, lacks),
    ),
  order: orderedBy(
    { publishDate: news.publishDate, browseNumber: news.browseNumber },
    '-publishDate',
    news.id,
  ),
  read: async (db, ids) => {
    const rows = await db.select().from(news).where(inArray(news.id, ids));
    return await staffNews(db, rows);
  },
};
