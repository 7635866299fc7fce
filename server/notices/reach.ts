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
 * Returns the channel and address for a user: mail to an address that a code verified or staff entered,
 * otherwise SMS to such a number if there is a gateway. Undefined if the user is unreachable.
 */
export function reachOf(
  user: Contacts,
  hasSms: boolean,
): { channel: Channel; to: string } | undefined {
  if (user.disabled) return undefined;
  const { email, phone } = user;
  const knowsEmail = user.emailVerifiedAt !== null || user.emailByStaff;
  const knowsPhone = user.phoneVerifiedAt !== null || user.phoneByStaff;
  if (email !== null && knowsEmail) return { channel: 'mail', to: email };
  if (hasSms && phone !== null && knowsPhone) return { channel: 'sms', to: phone };
  return undefined;
}

const knowsEmail = or(isNotNull(users.emailVerifiedAt), users.emailByStaff);
const knowsPhone = or(isNotNull(users.phoneVerifiedAt), users.phoneByStaff);
const hasMail = and(isNotNull(users.email), knowsEmail) as SQL;
const hasPhone = and(isNotNull(users.phone), knowsPhone) as SQL;

/** Condition for users reached by a channel; `sms` implies a gateway. */
export function isReachedBy(channel: Channel): SQL {
  const contact = channel === 'mail' ? hasMail : and(not(hasMail), hasPhone);
  return and(eq(users.disabled, false), contact) as SQL;
}

/** Condition for users with a usable address or number. */
export function isReachable(hasSms: boolean): SQL {
  return (hasSms ? or(hasMail, hasPhone) : hasMail) as SQL;
}
