import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { matches, recordVersions } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';

/** Deleted records that are listed. */
const MOST_DELETED = 100;

/** The last versions of deleted records of a kind, the newest first. */
export async function deletedVersions(
  db: Database,
  kind: Schemas['RecordKind'],
): Promise<(typeof recordVersions.$inferSelect)[]> {
  // A record whose newest version is of another action has been restored since.
  const newest = sql`${recordVersions.number} = (select max(newer.number) from record_versions newer
    where newer.kind = ${recordVersions.kind} and newer.record_id = ${recordVersions.recordId})`;
  return await db
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.kind, kind), eq(recordVersions.action, 'deleted'), newest))
    .orderBy(desc(recordVersions.at), desc(recordVersions.recordId))
    .limit(MOST_DELETED);
}

/** Keeps an edition from being deleted until the transaction ends; false if there is none. */
export async function lockEdition(tx: Transaction, id: string): Promise<boolean> {
  const edition = eq(matches.id, id);
  const found = await tx.select({ id: matches.id }).from(matches).where(edition).for('key share');
  return found.length > 0;
}
