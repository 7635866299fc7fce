import { and, asc, type SQL } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import { containsWord } from '../../database/contains-word.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { orderedPage } from '../../database/ordered-page.ts';
import { users } from '../../database/schema.ts';
import type { Language } from '../../base/messages.ts';
import type { UserRow } from '../session/contact-rules.ts';
import { invitationReader } from './invitations.ts';
import { namedRoles, roleNamer } from '../staff-right/queries.ts';
import { withRoles } from './present.ts';

/** Returns a user for staff, with the names of roles in a language. */
export async function systemUser(
  db: Database | Transaction,
  row: UserRow,
  language: Language,
): Promise<Schemas['SystemUser']> {
  const invitationOf = await invitationReader(db, [row]);
  return withRoles(row, await namedRoles(db, row.roles, language), invitationOf(row));
}

export async function systemUsers(
  db: Database,
  rows: readonly UserRow[],
  language: Language,
): Promise<Schemas['SystemUser'][]> {
  const held = rows.flatMap(({ roles }) => roles);
  const named = await roleNamer(db, held, language);
  const invitationOf = await invitationReader(db, rows);
  return rows.map((row) => withRoles(row, named(row.roles), invitationOf(row)));
}

/** Condition for users whose search text contains every word of `keywords`; undefined for all. */
export function matching(keywords = ''): SQL | undefined {
  const words = keywords.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => containsWord(users.searchText, word)));
}

/** Returns the first users by staff number; users without one are last. */
export async function firstUsers(
  db: Database,
  where: SQL | undefined,
  limit: number,
): Promise<UserRow[]> {
  const order = [asc(users.userCode), asc(users.id)];
  return await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

export async function userCount(db: Database, where: SQL | undefined): Promise<number> {
  return await db.$count(users, where);
}

/** Returns a page of users by staff number; users without one are last. */
export async function userPage(
  db: Database,
  page: { where: SQL | undefined; total: number; offset: number; size: number },
): Promise<UserRow[]> {
  return await orderedPage(db, {
    table: users,
    order: [
      [users.userCode, 'ascending'],
      [users.id, 'ascending'],
    ],
    ...page,
  });
}
