import { and, eq, ne, sql } from 'drizzle-orm';
import { sessionExpired } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { invitations, sessions, users } from '../../database/schema.ts';
import { hasRights } from '../staff-right/effective-rights.ts';
import { withdrawRights } from '../staff-right/withdraw-rights.ts';
import { endSessionsOf } from './sessions.ts';

export type UserRow = typeof users.$inferSelect;
export type Contact = 'phone' | 'email';

/** What verifying a contact does; `released`: it was another's and is free now. */
type Outcome = 'kept' | 'takenOver' | 'released';

/** What verifying a contact did. */
export interface Verification<Verified extends Contact> {
  outcome: Outcome;
  /** What was removed, because somebody unverified had set it. */
  removed: ('password' | 'rights' | Exclude<Contact, Verified>)[];
  /** The rights that were removed, for the audit log. */
  rights?: string;
}

/** What an account is called: its number, or its address where it has none. */
export function accountName({ phone, email, id }: UserRow): string {
  return phone ?? email ?? id;
}

const other = (contact: Contact) => (contact === 'phone' ? 'email' : 'phone');

/** The contacts of an account that no code has verified, as the contract names them. */
export function unconfirmedContacts(user: UserRow): ('mobile' | 'email')[] {
  const { phone, phoneVerifiedAt, email, emailVerifiedAt } = user;
  return [
    ...(phone !== null && phoneVerifiedAt === null ? ['mobile' as const] : []),
    ...(email !== null && emailVerifiedAt === null ? ['email' as const] : []),
  ];
}

/**
 * What a code for a contact does, sent from outside of the account (decisions 0033, 0153):
 *
 * - The contact was verified before: it opens the account, nothing changes.
 * - Staff entered it: likewise, unless the account holds rights. Then only the e-mail address of
 *   an account that nobody has used yet does, as an invitation to it would.
 * - The other contact was verified: the account is somebody else's, who only named this one.
 * - Nothing of the account was: the owner of the contact takes it over.
 */
export function contactOutcome(user: UserRow, contact: Contact): Outcome {
  if (user[`${contact}VerifiedAt`] !== null) return 'kept';
  const isVerified = user[`${other(contact)}VerifiedAt`] !== null;
  const isUnused = contact === 'email' && user.passwordHash === null && !isVerified;
  if (user[`${contact}ByStaff`] && (!hasRights(user) || isUnused)) return 'kept';
  return isVerified ? 'released' : 'takenOver';
}

/**
 * Verifies a contact by a code sent from outside of the account. `takenOver`: password, rights, roles,
 * sessions, an open invitation and the other contact go, unless staff entered that. A second factor
 * stays. `released`: the contact is taken from the account; the caller must let nobody in.
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
  const outcome = contactOutcome(user, contact);
  const verified = { [`${contact}VerifiedAt`]: user[`${contact}VerifiedAt`] ?? now };
  if (outcome === 'kept') await tx.update(users).set(verified).where(mine);
  if (outcome === 'released')
    await tx
      .update(users)
      .set({ [contact]: null, [`${contact}ByStaff`]: false })
      .where(mine);
  if (outcome !== 'takenOver') return { outcome, removed: [] };
  const second = other(contact) as Exclude<Contact, Verified>;
  const loses = user[second] !== null && !user[`${second}ByStaff`];
  const taken = { passwordHash: null, mustResetPassword: false, ...(loses && { [second]: null }) };
  await tx
    .update(users)
    .set({ ...verified, ...taken })
    .where(mine);
  await tx.delete(invitations).where(eq(invitations.userId, user.id));
  await endSessionsOf(tx, user.id);
  const rights = hasRights(user) ? await withdrawRights(tx, user, now) : undefined;
  const removed: Verification<Verified>['removed'] = [];
  if (user.passwordHash !== null) removed.push('password');
  if (loses) removed.push(second);
  return rights === undefined
    ? { outcome, removed }
    : { outcome, removed: [...removed, 'rights'], rights };
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
