import type { users } from '../../database/schema.ts';
import { hasGrants } from '../staff-right/rules.ts';

export type UserRow = typeof users.$inferSelect;

export type Contact = 'phone' | 'email';

/** Effect of verifying a contact; `released`: the account loses the contact. */
export type Outcome = 'kept' | 'takenOver' | 'released';

/** Returns the phone number of an account, otherwise its email address or id. */
export function accountName({ phone, email, id }: UserRow): string {
  return phone ?? email ?? id;
}

export const otherContact = (contact: Contact) => (contact === 'phone' ? 'email' : 'phone');

/** Returns the unverified contacts of an account, as the contract names them. */
export function unconfirmedContacts(user: UserRow): ('mobile' | 'email')[] {
  const { phone, phoneVerifiedAt, email, emailVerifiedAt } = user;
  return [
    ...(phone !== null && phoneVerifiedAt === null ? ['mobile' as const] : []),
    ...(email !== null && emailVerifiedAt === null ? ['email' as const] : []),
  ];
}

/**
 * Returns the effect of a code for a contact, entered without a session (decisions 0033, 0153):
 *
 * - Contact already verified: `kept`; the code gives access to the account.
 * - Contact entered by staff: `kept` too. An account with permissions additionally requires the email
 *   address, no password and no verified phone, as an invitation does.
 * - Only the other contact verified: `released`; the account belongs to another person.
 * - No contact verified: `takenOver` by the owner of this contact.
 */
export function contactOutcome(user: UserRow, contact: Contact): Outcome {
  if (user[`${contact}VerifiedAt`] !== null) return 'kept';
  const isVerified = user[`${otherContact(contact)}VerifiedAt`] !== null;
  const isUnused = contact === 'email' && user.passwordHash === null && !isVerified;
  if (user[`${contact}ByStaff`] && (!hasGrants(user) || isUnused)) return 'kept';
  return isVerified ? 'released' : 'takenOver';
}
