import { and, eq, ne, sql } from 'drizzle-orm';
import { sessionExpired } from '../contract/failure.ts';
import type { Session } from '../contract/types.ts';
import type { Database, Transaction } from '../database/open.ts';
import { sessions, users } from '../database/schema.ts';
import { dropSecondFactor } from '../second-factor/second-factor.ts';
import { endSessionsOf } from './sessions.ts';

export type UserRow = typeof users.$inferSelect;
type Contact = 'phone' | 'email';

/** What verifying a contact did; `released`: it was another's and is free now. */
export interface Verification<Verified extends Contact> {
  outcome: 'kept' | 'takenOver' | 'released';
  /** What was removed, because somebody unverified had set it. */
  removed: ('password' | Exclude<Contact, Verified>)[];
}

/** What an account is called: its number, or its address where it has none. */
export function accountName({ phone, email, id }: UserRow): string {
  return phone ?? email ?? id;
}

/**
 * Who owns a contact has just shown so by a code, from outside of the account that has it. Nobody
 * gets anything by a contact that they only named:
 *
 * - The contact was verified before: it is its owner once more, nothing changes.
 * - Nothing of the account was: the owner takes it over. Password, second factor, sessions and the
 *   other contact that somebody named before go.
 * - The other contact was: the account is somebody else's, who only named this one. It is taken
 *   from the account; the caller must let nobody in.
 *
 * `user` is the row as this transaction has locked it.
 */
export async function verifyContact<Verified extends Contact>(
  tx: Transaction,
  user: UserRow,
  contact: Verified,
  now: Date,
): Promise<Verification<Verified>> {
  const mine = eq(users.id, user.id);
  if (user[`${contact}VerifiedAt`] !== null) return { outcome: 'kept', removed: [] };
  const other = (contact === 'phone' ? 'email' : 'phone') as Exclude<Contact, Verified>;
  if (user[`${other}VerifiedAt`] !== null) {
    await tx
      .update(users)
      .set({ [contact]: null })
      .where(mine);
    return { outcome: 'released', removed: [] };
  }
  const taken = { passwordHash: null, mustResetPassword: false };
  await tx
    .update(users)
    .set({ ...taken, [`${contact}VerifiedAt`]: now, [other]: null })
    .where(mine);
  await dropSecondFactor(tx, user.id);
  await endSessionsOf(tx, user.id);
  const removed: Verification<Verified>['removed'] = [];
  if (user.passwordHash !== null) removed.push('password');
  if (user[other] !== null) removed.push(other);
  return { outcome: 'takenOver', removed };
}

/**
 * The account of a session, locked, so that a verification at the same time comes before or after all of
 * this transaction. Throws where the session has ended meanwhile.
 */
export async function lockOwnAccount(
  tx: Transaction,
  { userId, tokenHash }: Session,
): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const own = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));
  if (user === undefined || (await tx.$count(sessions, own)) === 0) throw sessionExpired();
  return user;
}

/** Whether another account than `id` has the contact. */
export async function isTaken(
  db: Database,
  contact: Contact,
  value: string,
  id: string,
): Promise<boolean> {
  const same = contact === 'phone' ? eq(users.phone, value) : eq(sql`lower(${users.email})`, value);
  return (await db.$count(users, and(same, ne(users.id, id)))) > 0;
}
