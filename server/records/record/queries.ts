import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import { matches, recordVersions } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';

/** Maximum number of listed deleted records. */
const MOST_DELETED = 100;

/** Returns the last versions of deleted records of a kind, newest first. */
export async function deletedVersions(
  db: Database,
  kind: Schemas['RecordKind'],
): Promise<(typeof recordVersions.$inferSelect)[]> {
  // A newer version with another action means that the record was restored.
  const newest = sql`${recordVersions.number} = (select max(newer.number) from record_versions newer
    where newer.kind = ${recordVersions.kind} and newer.record_id = ${recordVersions.recordId})`;
  return await db
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.kind, kind), eq(recordVersions.action, 'deleted'), newest))
    .orderBy(desc(recordVersions.at), desc(recordVersions.recordId))
    .limit(MOST_DELETED);
}

/** Locks an edition against deletion until the transaction ends; returns false if it doesn't exist. */
export async function lockEdition(tx: Transaction, id: string): Promise<boolean> {
  const edition = eq(matches.id, id);
  const found = await tx.select({ id: matches.id }).from(matches).where(edition).for('key share');
  return found.length > 0;
}
