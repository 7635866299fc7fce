import { asc, eq, sql } from 'drizzle-orm';
import { staffRoles, users } from '../../database/schema.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { type RoleRow, roleWith } from './role-present.ts';
import type { Schemas } from '../../http/types.ts';

/** Condition for accounts that have a role. */
const having = (id: string) => sql`${users.roles} @> ${JSON.stringify([{ id }])}::jsonb`;

/** Condition for accounts that have the role of a row of `staff_roles`. */
const havingRow = sql`${users.roles} @> jsonb_build_array(jsonb_build_object('id', ${staffRoles.id}))`;

export async function roleOf(db: Database | Transaction, row: RoleRow): Promise<Schemas['Role']> {
  return roleWith(await memberCount(db, row.id), row);
}

/** Returns the number of accounts with a role. */
export async function memberCount(db: Database | Transaction, id: string): Promise<number> {
  return await db.$count(users, having(id));
}

/** Returns the roles that staff defined with their numbers of accounts, ordered by Chinese name. */
export async function roleRows(db: Database) {
  return await db
    .select({ row: staffRoles, members: db.$count(users, havingRow) })
    .from(staffRoles)
    .orderBy(asc(sql`${staffRoles.name} ->> 'CN'`));
}

/** Returns a role as a list of at most one. */
export async function findRole(db: Database, id: string): Promise<RoleRow[]> {
  return await db.select().from(staffRoles).where(eq(staffRoles.id, id));
}

/** Returns a role, locked until the transaction ends. */
export async function lockRole(tx: Transaction, id: string): Promise<RoleRow | undefined> {
  const [row] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update');
  return row;
}

export async function insertRole(
  db: Database,
  values: typeof staffRoles.$inferInsert,
): Promise<RoleRow[]> {
  return await db.insert(staffRoles).values(values).returning();
}

export async function changeRole(tx: Transaction, row: RoleRow): Promise<void> {
  await tx.update(staffRoles).set(row).where(eq(staffRoles.id, row.id));
}

/** Removes a role; returns false if it doesn't exist. */
export async function removeRole(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx
    .delete(staffRoles)
    .where(eq(staffRoles.id, id))
    .returning({ id: staffRoles.id });
  return removed.length > 0;
}
