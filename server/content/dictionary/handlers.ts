import { and, eq, sql, type SQL } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import { createOnce } from '../../database/create-once.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Transaction } from '../../database/open.ts';
import { dictionaryEntries } from '../../database/schema.ts';
import { entryRevision, mappingEntry } from './present.ts';
import { checkParent } from './rules.ts';
import type { HandlersOf, Services } from '../../http/services.ts';

type DictionaryOperation =
  | 'createDictionaryEntry'
  | 'updateDictionaryEntry'
  | 'deleteDictionaryEntry'
  | 'deleteDictionaryValue';

/** Administration of dictionaries; what was changed is in all answers at once. */
export function dictionaryHandlers({ db, now }: Services): HandlersOf<DictionaryOperation> {
  /** Changes the tree, one change after the other: two at once could close a circle. */
  async function change<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${dictionaryEntries} in share row exclusive mode`);
      return await work(tx);
    });
  }

  function remove(where: SQL | undefined): Promise<{ id: string }> {
    return change(async (tx) => {
      const [row] = await tx.delete(dictionaryEntries).where(where).returning();
      if (row === undefined) throw notFound();
      const below = await tx.$count(dictionaryEntries, eq(dictionaryEntries.parentId, row.id));
      if (below > 0) throw businessRule('childrenFirst');
      return { id: row.id };
    });
  }

  return {
    createDictionaryEntry: async ({ body, session: { userId }, newId: id }) => {
      const find = () => db.select().from(dictionaryEntries).where(eq(dictionaryEntries.id, id));
      const create = () =>
        change(async (tx) => {
          await checkParent(tx, body.parentId);
          const ofType = eq(dictionaryEntries.dictType, body.dictType);
          const position = body.position ?? (await tx.$count(dictionaryEntries, ofType));
          const at = now();
          const stamp = { createDate: at, createBy: userId, updateDate: at, updateBy: userId };
          return await tx
            .insert(dictionaryEntries)
            .values({ ...body, id, position, ...stamp })
            .returning();
        });
      return mappingEntry(await createOnce(find, create));
    },

    updateDictionaryEntry: ({ body, session: { userId } }) =>
      change(async (tx) => {
        const { id, dictType, value, labels, parentId = null, remarks = null, position } = body;
        const place = position === undefined ? {} : { position };
        const stamp = { updateDate: now(), updateBy: userId };
        const one = eq(dictionaryEntries.id, id);
        const [stored] = await tx.select().from(dictionaryEntries).where(one);
        if (stored === undefined) throw notFound();
        requireRevision(entryRevision(stored), body.revision);
        const [row] = await tx
          .update(dictionaryEntries)
          .set({ dictType, value, labels, parentId, remarks, ...place, ...stamp })
          .where(one)
          .returning();
        if (row === undefined) throw notFound();
        await checkParent(tx, body.parentId, id);
        return mappingEntry(row);
      }),

    deleteDictionaryEntry: ({ params }) => remove(eq(dictionaryEntries.id, params.id)),

    deleteDictionaryValue: ({ query: { dictType, value } }) =>
      remove(and(eq(dictionaryEntries.dictType, dictType), eq(dictionaryEntries.value, value))),
  };
}
