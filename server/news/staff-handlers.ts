import { randomUUID } from 'node:crypto';
import { and, desc, eq, or } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { news } from '../database/schema.ts';
import { storedText } from '../localized/localized.ts';
import { lacksLanguage, matchesInAnyLanguage } from '../localized/sql.ts';
import { cleanHtml, cleanLocalized } from '../rich-text.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import {
  containsPattern,
  omitNull,
  staffPaging,
  type HandlersOf,
  type Services,
} from '../services.ts';
import type { NewsRow } from './news-rows.ts';

function staffNews(row: NewsRow): Schemas['StaffNews'] {
  const { id, kind, title, source, summary, browseNumber, published } = row;
  return {
    id,
    kind,
    title,
    source,
    summary,
    browseNumber,
    published,
    publishDate: row.publishDate.toISOString(),
    content: cleanLocalized(row.content),
    ...omitNull({ coverFileId: row.coverFileId, videoFileId: row.videoFileId }),
  };
}

/** The written part of an item, in place of `stored`: sanitised on the way in, as on the way out. */
function contentOf(body: Schemas['NewsBody'], stored?: NewsRow) {
  const { kind, published, coverFileId = null, videoFileId = null } = body;
  return {
    kind,
    published,
    coverFileId,
    videoFileId,
    publishDate: new Date(body.publishDate),
    title: storedText(body.title, stored?.title),
    source: storedText(body.source, stored?.source),
    summary: storedText(body.summary, stored?.summary),
    content: storedText(body.content, stored?.content, cleanHtml),
  };
}

/** The localized columns of an item. */
const TEXTS = [news.title, news.source, news.summary, news.content];

const filesOf = ({ coverFileId, videoFileId }: Schemas['NewsBody']) => [
  { kind: 'image' as const, id: coverFileId },
  { kind: 'video' as const, id: videoFileId },
];

/** News in the hands of staff. */
export function staffNewsHandlers({
  db,
}: Services): HandlersOf<'listStaffNews' | 'createNews' | 'updateNews'> {
  return {
    listStaffNews: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const pattern = containsPattern(query.keywords?.trim() ?? '');
      const where = and(
        query.keywords === undefined
          ? undefined
          : or(
              matchesInAnyLanguage(news.title, pattern),
              matchesInAnyLanguage(news.summary, pattern),
            ),
        query.lacks === undefined ? undefined : lacksLanguage(TEXTS, query.lacks),
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

    createNews: async ({ body, session }) => {
      const [row] = await db.transaction(async (tx) => {
        await publishFiles(tx, session, filesOf(body));
        return await tx
          .insert(news)
          .values({ ...contentOf(body), id: `news-${randomUUID()}` })
          .returning();
      });
      if (row === undefined) throw new Error('the item was not written');
      return staffNews(row);
    },

    updateNews: async ({ body, session }) => {
      const [row] = await db.transaction(async (tx) => {
        const one = eq(news.id, body.id);
        const [stored] = await tx.select().from(news).where(one).for('update');
        if (stored === undefined) throw notFound();
        await publishFiles(tx, session, filesOf(body));
        return await tx.update(news).set(contentOf(body, stored)).where(one).returning();
      });
      if (row === undefined) throw notFound();
      return staffNews(row);
    },
  };
}
