import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { staffRoles, users } from '../../database/schema.ts';
import { ADMINISTRATOR } from './rules.ts';

/** Returns the ids of users with a permission, directly or through a role. */
export async function permissionHolders(tx: Transaction, permission: string): Promise<string[]> {
  const granting = sql`${staffRoles.permissions} @> ${JSON.stringify([permission])}::jsonb`;
  const roles = await tx.select({ id: staffRoles.id }).from(staffRoles).where(granting);
  const having = (column: typeof users.permissions | typeof users.roles, id: string) =>
    sql`${column} @> ${JSON.stringify([{ id }])}::jsonb`;
  const any = [
    having(users.permissions, permission),
    ...[ADMINISTRATOR, ...roles.map(({ id }) => id)].map((id) => having(users.roles, id)),
  ];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql.join(any, sql` or `));
  return rows.map(({ id }) => id);
}
