import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../base/failure.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { changeRequests, projects, users } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';

export type ChangeRow = typeof changeRequests.$inferSelect;

/** Joins entries with their requests in a state; an entry has at most one open request. */
export const changesOf = (state: ChangeRow['state'] = 'open'): SQL | undefined =>
  and(eq(changeRequests.projectId, projects.id), eq(changeRequests.state, state));

/** Returns the open request of an entry. */
export async function openChanges(
  db: Database | Transaction,
  projectId: string,
): Promise<ChangeRow | null> {
  const [row] = await db
    .select()
    .from(changeRequests)
    .where(and(eq(changeRequests.projectId, projectId), eq(changeRequests.state, 'open')));
  return row ?? null;
}

/** Returns the number of an edition's entries with an open request. */
export async function countOpenChanges(db: Database, editionId: string): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(projects)
    .innerJoin(changeRequests, changesOf())
    .where(eq(projects.matchId, editionId));
  return row?.entries ?? 0;
}

/** Returns a request. Throws 404 for an unknown id. */
export async function findChanges(tx: Transaction, id: string): Promise<ChangeRow> {
  const [row] = await tx.select().from(changeRequests).where(eq(changeRequests.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** Returns the requests of entries with their authors, latest first. */
export async function changesWithAuthors(db: Database | Transaction, where: SQL | undefined) {
  const { chineseName, firstName, lastName, phone, email } = users;
  return await db
    .select({
      request: changeRequests,
      person: { chineseName, firstName, lastName, phone, email },
    })
    .from(changeRequests)
    .leftJoin(users, eq(users.id, changeRequests.userId))
    .where(where)
    // An open request, without `closedAt`, comes first.
    .orderBy(desc(changeRequests.at), desc(changeRequests.closedAt));
}

/** Opens a request. The caller must have locked the entry. */
export async function insertChanges(tx: Transaction, row: ChangeRow): Promise<void> {
  await tx.insert(changeRequests).values(row);
}

/** Closes a request. The caller must have locked the entry. */
export async function closeChanges(
  tx: Transaction,
  id: string,
  state: Exclude<Schemas['ChangesState'], 'open'>,
  closedAt: Date,
): Promise<void> {
  await tx.update(changeRequests).set({ state, closedAt }).where(eq(changeRequests.id, id));
}

/** Returns the condition of the staff list for entries with an open, or only an answered, request. */
export function hasChanges(state: 'open' | 'answered'): SQL {
  const inState = (one: ChangeRow['state']) =>
    sql`exists (select 1 from ${changeRequests} where ${changesOf(one)})`;
  return state === 'open'
    ? inState('open')
    : sql`(${inState('answered')} and not ${inState('open')})`;
}
