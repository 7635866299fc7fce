import { randomUUID } from 'node:crypto';
import { and, desc, eq, ilike, or, type InferSelectModel } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { news } from '../database/schema.ts';
import { cleanHtml } from '../rich-text.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import {
  containsPattern,
  omitNull,
  staffPaging,
  type HandlersOf,
  type Services,
} from '../services.ts';

function staffNews(row: InferSelectModel<typeof news>): Schemas['StaffNews'] {
  const { id, kind, title, source, summary, browseNumber, published } = row;
  return {
    ...{ id, kind, title, source, summary, browseNumber, published },
    publishDate: row.publishDate.toISOString(),
    content: cleanHtml(row.content),
    ...omitNull({ coverFileId: row.coverFileId, videoFileId: row.videoFileId }),
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
  coverFileId,
  videoFileId,
}: Schemas['NewsBody']) {
  return {
    ...{ kind, title, source, summary, published },
    coverFileId: coverFileId ?? null,
    videoFileId: videoFileId ?? null,
    publishDate: new Date(publishDate),
    content: cleanHtml(content),
  };
}

const filesOf = ({ coverFileId, videoFileId }: Schemas['NewsBody']) => [
  { kind: 'image' as const, id: coverFileId },
  { kind: 'video' as const, id: videoFileId },
];

/** News in the hands of staff. */
export function staffNewsHandlers({
  db,
  cache,
}: Services): HandlersOf<'listStaffNews' | 'createNews' | 'updateNews'> {
  return {
    listStaffNews: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const pattern = containsPattern(query.keywords?.trim() ?? '');
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

    createNews: async ({ body, session }) => {
      const [row] = await db.transaction(async (tx) => {
        await publishFiles(tx, session, filesOf(body));
        return await tx
          .insert(news)
          .values({ ...contentOf(body), id: `news-${randomUUID()}` })
          .returning();
      });
      cache.clear();
      if (row === undefined) throw new Error('the item was not written');
      return staffNews(row);
    },

    updateNews: async ({ body, session }) => {
      const [row] = await db.transaction(async (tx) => {
        await publishFiles(tx, session, filesOf(body));
        return await tx.update(news).set(contentOf(body)).where(eq(news.id, body.id)).returning();
      });
      cache.clear();
      if (row === undefined) throw notFound();
      return staffNews(row);
    },
  };
}
