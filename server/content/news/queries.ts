import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { orderedPage } from '../../database/ordered-page.ts';
import { isPublicNews, news } from '../../database/schema.ts';
import { newsSummary, type NewsRow } from './present.ts';
import type { CountCache } from '../../http/count-cache.ts';
import type { Language } from '../../base/messages.ts';
import { paging } from '../../http/services.ts';

/** Newest first; the id breaks ties, so that pages of results never overlap. */
const NEWEST_FIRST = [desc(news.publishDate), desc(news.id)];

/** Reads the newest public items of a kind. */
export async function newestNews(
  db: Database,
  kind: Schemas['NewsKind'],
  { limit, now }: { limit: number; now: Date },
): Promise<NewsRow[]> {
  return await db
    .select()
    .from(news)
    .where(and(eq(news.kind, kind), isPublicNews(now)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

interface NewsQuery {
  kind: Schemas['NewsKind'];
  matchInfoId?: string;
  current?: number;
  pageSize?: number;
  language: Language;
  now: Date;
}

/** Reads a page of the public items of a kind, newest first. */
export async function newsPage(
  { db, counts }: { db: Database; counts: CountCache },
  query: NewsQuery,
): Promise<Schemas['NewsPage']> {
  const { current, size, offset } = paging(query);
  const where = and(
    eq(news.kind, query.kind),
    isPublicNews(query.now),
    query.matchInfoId === undefined ? undefined : eq(news.matchId, query.matchInfoId),
  );
  // The minute is part of the cache key: an item becomes public at its publication time without a write.
  const minute = Math.floor(query.now.getTime() / 60_000);
  const filters = [query.kind, query.matchInfoId, minute];
  const operation = query.kind === 'video' ? 'listVideos' : 'listNews';
  const total = await counts.of(operation, filters, () => db.$count(news, where));
  const order = [
    [news.publishDate, 'descending'],
    [news.id, 'descending'],
  ] as const;
  const rows = await orderedPage(db, { table: news, where, order, total, offset, size });
  const records = rows.map((row) => newsSummary(row, query.language));
  return { records, total, current, size };
}

/** Reads an item and locks it until the transaction ends. Throws 404 if the item doesn't exist. */
export async function lockNews(tx: Transaction, id: string): Promise<NewsRow> {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Reads a public item. Throws 404 if the item isn't public. */
export async function publicNews(db: Database, id: string, now: Date): Promise<NewsRow> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isPublicNews(now)));
  if (row === undefined) throw notFound();
  return row;
}

/** Reads the next newer or older public item of the same kind. */
export async function neighbour(
  db: Database,
  row: NewsRow,
  { direction, now }: { direction: 'newer' | 'older'; now: Date },
): Promise<NewsRow | undefined> {
  const [beyond, order] = direction === 'newer' ? [gt, asc] : [lt, desc];
  const [found] = await db
    .select()
    .from(news)
    .where(
      and(
        eq(news.kind, row.kind),
        isPublicNews(now),
        or(
          beyond(news.publishDate, row.publishDate),
          and(eq(news.publishDate, row.publishDate), beyond(news.id, row.id)),
        ),
      ),
    )
    .orderBy(order(news.publishDate), order(news.id))
    .limit(1);
  return found;
}
