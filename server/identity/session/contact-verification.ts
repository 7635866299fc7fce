import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { invitations, users } from '../../database/schema.ts';
import { hasGrants } from '../staff-right/rules.ts';
import { withdrawGrants } from '../staff-right/withdraw-grants.ts';
import { endSessionsOf } from './sessions.ts';
import {
  type UserRow,
  type Contact,
  type Outcome,
  otherContact,
  contactOutcome,
} from './contact-rules.ts';

/** Result of verifying a contact. */
export interface Verification<Verified extends Contact> {
  outcome: Outcome;
  /** Removed data, which an unverified person had set. */
  removed: ('password' | 'rights' | Exclude<Contact, Verified>)[];
  /** Removed permissions and roles, for the audit log. */
  rights?: string;
}

/**
 * Verifies a contact with a code entered without a session. `takenOver` removes password, permissions,
 * roles, sessions, an open invitation, and the other contact unless staff entered it; a second factor
 * stays. `released` removes the contact from the account; the caller must not log anyone in.
 * @param user the row that this transaction has locked
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
  const second = otherContact(contact) as Exclude<Contact, Verified>;
  const loses = user[second] !== null && !user[`${second}ByStaff`];
  const taken = { passwordHash: null, mustResetPassword: false, ...(loses && { [second]: null }) };
  await tx
    .update(users)
    .set({ ...verified, ...taken })
    .where(mine);
  await tx.delete(invitations).where(eq(invitations.userId, user.id));
  await endSessionsOf(tx, user.id);
  const rights = hasGrants(user) ? await withdrawGrants(tx, user, now) : undefined;
  const removed: Verification<Verified>['removed'] = [];
  if (user.passwordHash !== null) removed.push('password');
  if (loses) removed.push(second);
  return rights === undefined
    ? { outcome, removed }
    : { outcome, removed: [...removed, 'rights'], rights };
}
