import { hasPermission } from '../../http/access.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { deleteDraft } from './record-drafts.ts';
import type { RecordKinds } from './record-kinds.ts';
import { deletedRecord, versionOf } from './present.ts';
import { deletedVersions, lockEdition } from './queries.ts';
import { findVersion, saveVersion, versionsOf } from './record-versions.ts';
import { removeRecord } from './remove-record.ts';

type RecordOperation =
  | 'listRecordVersions'
  | 'getRecordVersion'
  | 'deleteRecord'
  | 'listDeletedRecords'
  | 'restoreRecord';

/** Handles versions, deletion and restoration of records. */
export function recordHandlers(
  { db, now }: Services,
  kinds: RecordKinds,
): HandlersOf<RecordOperation> {
  /** Returns a kind. Throws 404 if the caller may not write its records, so that they stay hidden. */
  function kindFor(session: Session, kind: Schemas['RecordKind']) {
    if (!hasPermission(session, kinds[kind].permission)) throw notFound();
    return kinds[kind];
  }

  return {
    listRecordVersions: async ({ params, session }) => {
      kindFor(session, params.kind);
      return await versionsOf(db, params);
    },

    getRecordVersion: async ({ params: { kind, id, number }, session }) => {
      kindFor(session, kind);
      const row = await findVersion(db, { kind, id }, number);
      if (row === undefined) throw notFound();
      return { ...versionOf(row), [kind]: row.content };
    },

    deleteRecord: async ({ params, session }) => {
      const details = kindFor(session, params.kind);
      return await removeRecord(db, details, params, { session, now: now() });
    },

    listDeletedRecords: async ({ query: { kind }, session }) => {
      kindFor(session, kind);
      return (await deletedVersions(db, kind)).map(deletedRecord);
    },

    restoreRecord: async ({ body: { kind, id }, session }) => {
      const details = kindFor(session, kind);
      await db.transaction(async (tx) => {
        const last = await findVersion(tx, { kind, id });
        if (last?.action !== 'deleted' || last.row === null) throw notFound();
        const { matchId } = last.row;
        if (typeof matchId === 'string' && !(await lockEdition(tx, matchId)))
          throw businessRule('recordPlaceGone');
        await details.insert(tx, last.row);
        const { content } = last;
        await deleteDraft(tx, { kind, id });
        await saveVersion(tx, { kind, id, action: 'restored', content, session, now: now() });
      });
      return { kind, id };
    },
  };
}
