import type { users } from '../../database/schema.ts';
import { hasRights } from '../staff-right/rules.ts';

export type UserRow = typeof users.$inferSelect;

export type Contact = 'phone' | 'email';

/** What verifying a contact does; `released`: it was another's and is free now. */
export type Outcome = 'kept' | 'takenOver' | 'released';

/** What an account is called: its number, or its address where it has none. */
export function accountName({ phone, email, id }: UserRow): string {
  return phone ?? email ?? id;
}

export const other = (contact: Contact) => (contact === 'phone' ? 'email' : 'phone');

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
