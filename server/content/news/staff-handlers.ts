import { notFound } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { createOnce } from '../../database/create-once.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { deleteDraft, saveDraft } from '../../records/record/record-drafts.ts';
import { checkRevision, saveVersion } from '../../records/record/record-versions.ts';
import { publishFiles } from '../../files/uploads/publish-files.ts';
import { lockNews } from './queries.ts';
import { contentOf, filesOf } from './rules.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { recordPage } from '../../http/record-source.ts';
import { newsBody } from './present.ts';
import type { NewsRow } from './present.ts';
import { changeNews, insertNews, newsSource, newsWithId, staffNews } from './staff-queries.ts';

/** Returns an item for staff. Throws 404 for an undefined row. */
async function oneStaffNews(
  db: Database | Transaction,
  row: NewsRow | undefined,
): Promise<Schemas['StaffNews']> {
  const [shown] = row === undefined ? [] : await staffNews(db, [row]);
  if (shown === undefined) throw notFound();
  return shown;
}

type StaffNewsOperation =
  'listStaffNews' | 'createNews' | 'updateNews' | 'saveNewsDraft' | 'deleteNewsDraft';

/** Handles news for staff. */
export function staffNewsHandlers({ db, counts, now }: Services): HandlersOf<StaffNewsOperation> {
  return {
    listStaffNews: ({ query, language }) =>
      recordPage({ db, counts }, newsSource, query, { now: now(), language }),

    createNews: async ({ body, session, newId: id }) => {
      const row = await createOnce(
        () => newsWithId(db, id),
        () =>
          db.transaction(async (tx) => {
            await publishFiles(tx, session, filesOf(body));
            const rows = await insertNews(tx, { ...contentOf(body), id });
            for (const made of rows) {
              const written = { action: 'created' as const, content: { ...newsBody(made) } };
              await saveVersion(tx, { kind: 'news', id, ...written, session, now: now() });
            }
            return rows;
          }),
      );
      return await oneStaffNews(db, row);
    },

    updateNews: async ({ body, session }) => {
      const key = { kind: 'news' as const, id: body.id };
      const row = await db.transaction(async (tx) => {
        const stored = await lockNews(tx, body.id);
        await checkRevision(tx, key, body.revision);
        await publishFiles(tx, session, filesOf(body));
        const changes = contentOf(body, stored);
        await changeNews(tx, body.id, changes);
        await deleteDraft(tx, key);
        const changed = { ...stored, ...changes };
        const contents = { before: { ...newsBody(stored) }, content: { ...newsBody(changed) } };
        await saveVersion(tx, { ...key, action: 'changed', ...contents, session, now: now() });
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
        await saveDraft(tx, key, { content, session, now: now() });
        return stored;
      });
      return await oneStaffNews(db, row);
    },

    deleteNewsDraft: async ({ params: { id } }) => {
      const row = await db.transaction(async (tx) => {
        const stored = await lockNews(tx, id);
        await deleteDraft(tx, { kind: 'news', id });
        return stored;
      });
      return await oneStaffNews(db, row);
    },
  };
}
