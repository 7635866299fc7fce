import { and, desc, eq, sql } from 'drizzle-orm';
import { hasPermission } from '../../http/access.ts';
import { businessRule, notFound } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { matches, recordVersions } from '../../database/schema.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import { dropDraft } from './record-drafts.ts';
import type { RecordKinds } from './record-kinds.ts';
import {
  findVersion,
  keepVersion,
  versionOf,
  versionsOf,
  type RecordContent,
} from './record-versions.ts';
import { removeRecord } from './remove-record.ts';

type RecordOperation =
  | 'listRecordVersions'
  | 'getRecordVersion'
  | 'deleteRecord'
  | 'listDeletedRecords'
  | 'restoreRecord';

/** Deleted records that are listed. */
const MOST_DELETED = 100;

/** Throws the business rule against restoring a record whose edition is deleted. */
async function requireEdition(tx: Transaction, { matchId }: RecordContent): Promise<void> {
  if (typeof matchId !== 'string') return;
  const edition = eq(matches.id, matchId);
  const found = await tx.select({ id: matches.id }).from(matches).where(edition).for('key share');
  if (found.length === 0) throw businessRule('recordPlaceGone');
}

/** Versions of what staff write, deleting and restoring. */
export function recordHandlers(
  { db, now }: Services,
  kinds: RecordKinds,
): HandlersOf<RecordOperation> {
  /** The kind for a caller; one without the right to write it is answered as if there was no such record. */
  function kindFor(session: Session, kind: Schemas['RecordKind']) {
    if (!hasPermission(session, kinds[kind].right)) throw notFound();
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
      // A record whose newest version is of another action has been restored since.
      const newest = sql`${recordVersions.number} = (select max(newer.number) from record_versions newer
        where newer.kind = ${recordVersions.kind} and newer.record_id = ${recordVersions.recordId})`;
      const rows = await db
        .select()
        .from(recordVersions)
        .where(and(eq(recordVersions.kind, kind), eq(recordVersions.action, 'deleted'), newest))
        .orderBy(desc(recordVersions.at), desc(recordVersions.recordId))
        .limit(MOST_DELETED);
      return rows.map(({ recordId, at, userName, content }) => ({
        kind,
        id: recordId,
        title: (content['title'] ?? content['name']) as Schemas['LocalizedText'],
        at: at.toISOString(),
        ...omitNull({ by: userName }),
      }));
    },

    restoreRecord: async ({ body: { kind, id }, session }) => {
      const details = kindFor(session, kind);
      await db.transaction(async (tx) => {
        const last = await findVersion(tx, { kind, id });
        if (last?.action !== 'deleted' || last.row === null) throw notFound();
        await requireEdition(tx, last.row);
        await details.insert(tx, last.row);
        const { content } = last;
        await dropDraft(tx, { kind, id });
        await keepVersion(tx, { kind, id, action: 'restored', content, session, now: now() });
      });
      return { kind, id };
    },
  };
}
