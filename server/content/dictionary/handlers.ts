import { businessRule, notFound } from '../../base/failure.ts';
import { createOnce } from '../../database/create-once.ts';
import { requireRevision } from '../../http/revision.ts';
import type { Transaction } from '../../database/open.ts';
import { entryRevision, mappingEntry } from './present.ts';
import {
  changeEntry,
  childCount,
  entriesWithId,
  insertEntry,
  lockEntries,
  parentOf,
  removeEntry,
} from './queries.ts';
import { checkParent } from './rules.ts';
import type { HandlersOf, Services } from '../../http/services.ts';

type DictionaryOperation =
  | 'createDictionaryEntry'
  | 'updateDictionaryEntry'
  | 'deleteDictionaryEntry'
  | 'deleteDictionaryValue';

/** Returns the handlers of staff's changes to dictionaries. */
export function dictionaryHandlers({ db, now }: Services): HandlersOf<DictionaryOperation> {
  /** Runs a change of entries in a transaction; changes are serialized. */
  async function change<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return await db.transaction(async (tx) => {
      await lockEntries(tx);
      return await work(tx);
    });
  }

  function remove(key: Parameters<typeof removeEntry>[1]): Promise<{ id: string }> {
    return change(async (tx) => {
      const row = await removeEntry(tx, key);
      if (row === undefined) throw notFound();
      if ((await childCount(tx, row.id)) > 0) throw businessRule('childrenFirst');
      return { id: row.id };
    });
  }

  return {
    createDictionaryEntry: async ({ body, session: { userId }, newId: id }) => {
      const create = () =>
        change(async (tx) => {
          await checkParent((above) => parentOf(tx, above), body.parentId);
          const at = now();
          const stamp = { createDate: at, createBy: userId, updateDate: at, updateBy: userId };
          return await insertEntry(tx, { ...body, id, ...stamp });
        });
      return mappingEntry(await createOnce(() => entriesWithId(db, id), create));
    },

    updateDictionaryEntry: ({ body, session: { userId } }) =>
      change(async (tx) => {
        const { id, dictType, value, labels, parentId = null, remarks = null, position } = body;
        const place = position === undefined ? {} : { position };
        const stamp = { updateDate: now(), updateBy: userId };
        const [stored] = await entriesWithId(tx, id);
        if (stored === undefined) throw notFound();
        requireRevision(entryRevision(stored), body.revision);
        const changes = { dictType, value, labels, parentId, remarks, ...place, ...stamp };
        const row = await changeEntry(tx, id, changes);
        if (row === undefined) throw notFound();
        await checkParent((above) => parentOf(tx, above), body.parentId, id);
        return mappingEntry(row);
      }),

    deleteDictionaryEntry: ({ params: { id } }) => remove({ id }),

    deleteDictionaryValue: ({ query: { dictType, value } }) => remove({ type: dictType, value }),
  };
}
