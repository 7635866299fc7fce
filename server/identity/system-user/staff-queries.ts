import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open.ts';
import type { UserRow } from '../session/contact-rules.ts';
import type { Schemas } from '../../http/types.ts';
import { users } from '../../database/schema.ts';
import { orderedBy, type RecordSource, type Sorted } from '../../http/record-source.ts';
import { matching, systemUsers } from './queries.ts';

interface UserQuery extends Sorted {
  keywords?: string;
}

/** Accounts for staff. */
export const userSource: RecordSource<UserQuery, Schemas['SystemUser']> = {
  from: sql`${users}`,
  id: users.id,
  cachedTotal: 'listSystemUsers',
  where: ({ keywords }) => matching(keywords),
  order: orderedBy(
    { userCode: users.userCode, createDate: users.createDate },
    'userCode',
    users.id,
  ),
  read: async (db, ids, { language }) => {
    const rows = await db.select().from(users).where(inArray(users.id, ids));
    return await systemUsers(db, rows, language);
  },
};

/** Returns the accounts with these ids, without unknown ones. */
export async function usersOf(db: Database, ids: string[]): Promise<UserRow[]> {
  return await db.select().from(users).where(inArray(users.id, ids));
}

export async function changeUsers(
  db: Database,
  ids: string[],
  changes: Partial<UserRow>,
): Promise<void> {
  await db.update(users).set(changes).where(inArray(users.id, ids));
}

/** Removes an account; returns false if it doesn't exist. */
export async function removeUser(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  return removed.length > 0;
}
