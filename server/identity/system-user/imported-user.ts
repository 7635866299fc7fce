import { eq } from 'drizzle-orm';
import { businessRule, notFound } from '../../base/failure.ts';
import type { Schemas, Session } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { checkRemoval, columnsOf, requireContact } from './rules.ts';

/** Returns the request body that stores a user unchanged. */
export function userBody(user: Schemas['SystemUser']): Schemas['SystemUserBody'] {
  const { firstName, lastName, chineseName, status, roles, permissions } = user;
  const { adUser, userCode, remarks, mobile, email } = user;
  const optional = { adUser, userCode, remarks, mobile, email };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  const contacts: Partial<Schemas['SystemUserBody']> = Object.fromEntries(given);
  return { firstName, lastName, chineseName, status, roles, permissions, ...contacts };
}

/**
 * Updates an account's names, directory account, staff number and remarks from an imported row. Keeps
 * permissions. Throws a business rule for another contact, because that change requires the caller's
 * password.
 */
export async function changeImportedUser(
  tx: Transaction,
  body: Schemas['SystemUserBody'] & { id: string },
  { session, now }: { session: Session; now: Date },
): Promise<void> {
  const one = eq(users.id, body.id);
  const [stored] = await tx.select().from(users).where(one).for('update');
  if (stored === undefined) throw notFound();
  if (stored.id !== session.userId) checkRemoval(session, stored);
  const { phone, email, firstName, lastName, chineseName, ...columns } = columnsOf(body);
  if (phone !== stored.phone || email !== (stored.email?.toLowerCase() ?? null))
    throw businessRule('importContactFixed');
  const { adUser, userCode, remarks } = columns;
  const names = { firstName, lastName, chineseName };
  const stamp = { updateDate: now, updateBy: session.userId };
  requireContact(body);
  await tx
    .update(users)
    .set({ ...names, adUser, userCode, remarks, ...stamp })
    .where(one);
}
