import { eq } from 'drizzle-orm';
import type { Schemas } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { queueNotice } from '../../notices/queue.ts';
import { nameOf } from '../../http/audit.ts';
import { permissionHolders } from './permission-holders.ts';

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
    userIds: await permissionHolders(tx, GRANTS),
    values: { id: user.id, name: nameOf(user) },
    now,
  });
  return `rights withdrawn: ${grantsText(user)}`;
}
