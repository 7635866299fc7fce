import { eq, sql } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { staffRoles, users } from '../../database/schema.ts';
import { queueNotice } from '../../notices/queue.ts';
import { nameOf } from '../../http/audit.ts';
import { ADMINISTRATOR } from './rules.ts';

const GRANTS = 'right:grant';

/** Formats the permissions and roles of an account for the audit log. */
export function grantsText({
  permissions,
  roles,
}: Record<'permissions' | 'roles', readonly Schemas['Permission'][]>): string {
  const names = (grants: readonly Schemas['Permission'][]) =>
    grants.map(({ name }) => name).join(', ');
  return `permissions: ${names(permissions) || '–'}; roles: ${names(roles) || '–'}`;
}

/** Returns the ids of users who may grant permissions, directly or through a role. */
async function granters(tx: Transaction): Promise<string[]> {
  const granting = sql`${staffRoles.permissions} @> ${JSON.stringify([GRANTS])}::jsonb`;
  const roles = await tx.select({ id: staffRoles.id }).from(staffRoles).where(granting);
  const having = (column: typeof users.permissions | typeof users.roles, id: string) =>
    sql`${column} @> ${JSON.stringify([{ id }])}::jsonb`;
  const any = [
    having(users.permissions, GRANTS),
    ...[ADMINISTRATOR, ...roles.map(({ id }) => id)].map((id) => having(users.roles, id)),
  ];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql.join(any, sql` or `));
  return rows.map(({ id }) => id);
}

/**
 * Removes all permissions and roles of an account, and queues a notice to every user who may grant them.
 * @returns a text with the removed permissions and roles, for the audit log
 */
export async function withdrawGrants(
  tx: Transaction,
  user: typeof users.$inferSelect,
  now: Date,
): Promise<string> {
  await tx.update(users).set({ permissions: [], roles: [] }).where(eq(users.id, user.id));
  await queueNotice(tx, {
    event: 'rightsWithdrawn',
    about: `${user.id} ${now.toISOString()}`,
    userIds: await granters(tx),
    values: { id: user.id, name: nameOf(user) },
    now,
  });
  return `rights withdrawn: ${grantsText(user)}`;
}
