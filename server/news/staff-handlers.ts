import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../contract/failure.ts';
import type { Schemas } from '../contract/types.ts';
import { containsWord } from '../database/contains-word.ts';
import type { Database, Transaction } from '../database/open.ts';
import { orderedPage } from '../database/ordered-page.ts';
import { news } from '../database/schema.ts';
import { newsText } from '../database/schema/searched-text.ts';
import { storedText } from '../localized/localized.ts';
import { lacksLanguage } from '../localized/sql.ts';
import { dropDraft, draftsOf, keepDraft } from '../record/record-drafts.ts';
import { checkRevision, keepVersion, recordFacts } from '../record/record-versions.ts';
import { cleanHtml, filesOfText } from '../rich-text.ts';
import { publishFiles } from '../uploads/publish-file.ts';
import { staffPaging, type HandlersOf, type Services } from '../services.ts';
import { newsBody } from './news-body.ts';
import type { NewsRow } from './news-rows.ts';

/** Items as staff see them: with who wrote them, and the change that is not published yet. */
async function staffNews(
  db: Database | Transaction,
  rows: readonly NewsRow[],
): Promise<Schemas['StaffNews'][]> {
  const ids = rows.map(({ id }) => id);
  const factsOf = await recordFacts(db, 'news', ids);
  const drafts = await draftsOf(db, 'news', ids);
  return rows.map((row) => {
    const draft = drafts.get(row.id);
    return {
      ...newsBody(row),
      id: row.id,
      browseNumber: row.browseNumber,
      ...factsOf(row.id),
      ...(draft && {
        draft: {
          content: draft.content as unknown as Schemas['NewsBody'],
          at: draft.at.toISOString(),
          by: draft.userName,
        },
      }),
    };
  });
}

/** One of them, as a call answers it. */
async function oneStaffNews(
  db: Database | Transaction,
  row: NewsRow | undefined,
): Promise<Schemas['StaffNews']> {
  const [shown] = row === undefined ? [] : await staffNews(db, [row]);
  if (shown === undefined) throw notFound();
  return shown;
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

const filesOf = ({ coverFileId, videoFileId, content }: Schemas['NewsBody']) => [
  { kind: 'image' as const, id: coverFileId },
  { kind: 'video' as const, id: videoFileId },
  ...filesOfText(content),
];

async function lockNews(tx: Transaction, id: string): Promise<NewsRow> {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

type StaffNewsOperation =
  'listStaffNews' | 'createNews' | 'updateNews' | 'saveNewsDraft' | 'deleteNewsDraft';

/** News in the hands of staff. */
export function staffNewsHandlers({ db, figures, now }: Services): HandlersOf<StaffNewsOperation> {
  return {
    listStaffNews: async ({ query }) => {
      const { current, size, offset } = staffPaging(query);
      const where = and(
        query.keywords === undefined
          ? undefined
          : containsWord(newsText(news), query.keywords.trim()),
        query.lacks === undefined ? undefined : lacksLanguage(TEXTS, query.lacks),
      );
      const filters = [query.keywords, query.lacks];
      const total = await figures.of('listStaffNews', filters, () => db.$count(news, where));
      const order = [
        [news.publishDate, 'descending'],
        [news.id, 'descending'],
      ] as const;
      const rows = await orderedPage(db, { table: news, where, order, total, offset, size });
      return { records: await staffNews(db, rows), total, current, size };
    },

    createNews: async ({ body, session }) => {
      const row = await db.transaction(async (tx) => {
        await publishFiles(tx, session, filesOf(body));
        const [made] = await tx
          .insert(news)
          .values({ ...contentOf(body), id: `news-${randomUUID()}` })
          .returning();
        if (made === undefined) throw new Error('the item was not written');
        const written = { action: 'created' as const, content: { ...newsBody(made) } };
        await keepVersion(tx, { kind: 'news', id: made.id, ...written, session, now: now() });
        return made;
      });
      return await oneStaffNews(db, row);
    },

    updateNews: async ({ body, session }) => {
      const key = { kind: 'news' as const, id: body.id };
      const row = await db.transaction(async (tx) => {
        const stored = await lockNews(tx, body.id);
        await checkRevision(tx, key, body.revision);
        await publishFiles(tx, session, filesOf(body));
        const changes = contentOf(body, stored);
        await tx.update(news).set(changes).where(eq(news.id, body.id));
        await dropDraft(tx, key);
        const changed = { ...stored, ...changes };
        const contents = { before: { ...newsBody(stored) }, content: { ...newsBody(changed) } };
        await keepVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
        return changed;
      });
      return await oneStaffNews(db, row);
    },

    saveNewsDraft: async ({ body, session }) => {
      const key = { kind: 'news' as const, id: body.id };
      const row = await db.transaction(async (tx) => {
        const stored = await lockNews(tx, body.id);
        await checkRevision(tx, key, body.revision);
        const content = { ...newsBody({ ...stored, ...contentOf(body, stored) }) };
        await keepDraft(tx, key, { content, session, now: now() });
        return stored;
      });
      return await oneStaffNews(db, row);
    },

    deleteNewsDraft: async ({ params: { id } }) => {
      const row = await db.transaction(async (tx) => {
        const stored = await lockNews(tx, id);
        await dropDraft(tx, { kind: 'news', id });
        return stored;
      });
      return await oneStaffNews(db, row);
    },
  };
}
