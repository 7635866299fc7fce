import { and, eq, isNotNull, not, or, type SQL } from 'drizzle-orm';
import type { Schemas } from '../http/types.ts';
import { users } from '../database/schema.ts';

export type Channel = Schemas['NoticeChannel'];
export const CHANNELS = ['mail', 'sms'] as const satisfies readonly Channel[];

type Contacts = Pick<
  typeof users.$inferSelect,
  | 'email'
  | 'emailVerifiedAt'
  | 'emailByStaff'
  | 'phone'
  | 'phoneVerifiedAt'
  | 'phoneByStaff'
  | 'disabled'
>;

/**
 * Returns the channel and address for a user: mail, otherwise SMS if there is a gateway. A contact is usable
 * if a code has verified it or staff have entered it. Returns undefined if the user is unreachable.
 */
export function reachOf(
  user: Contacts,
  hasSms: boolean,
): { channel: Channel; to: string } | undefined {
  if (user.disabled) return undefined;
  const { email, phone } = user;
  const isEmailUsable = user.emailVerifiedAt !== null || user.emailByStaff;
  const isPhoneUsable = user.phoneVerifiedAt !== null || user.phoneByStaff;
  if (email !== null && isEmailUsable) return { channel: 'mail', to: email };
  if (hasSms && phone !== null && isPhoneUsable) return { channel: 'sms', to: phone };
  return undefined;
}

const isEmailUsable = or(isNotNull(users.emailVerifiedAt), users.emailByStaff);
const isPhoneUsable = or(isNotNull(users.phoneVerifiedAt), users.phoneByStaff);
const hasMail = and(isNotNull(users.email), isEmailUsable) as SQL;
const hasPhone = and(isNotNull(users.phone), isPhoneUsable) as SQL;

/** Condition for users whom a channel reaches, like `reachOf`; assumes a gateway for `sms`. */
export function isReachedBy(channel: Channel): SQL {
  const contact = channel === 'mail' ? hasMail : and(not(hasMail), hasPhone);
  return and(eq(users.disabled, false), contact) as SQL;
}

/** Condition for users with a usable address or number. */
export function isReachable(hasSms: boolean): SQL {
  return (hasSms ? or(hasMail, hasPhone) : hasMail) as SQL;
}
