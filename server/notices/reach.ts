import { and, eq, isNotNull, not, or, type SQL } from 'drizzle-orm';
import type { Schemas } from '../contract/types.ts';
import { users } from '../database/schema.ts';

export type Channel = Schemas['NoticeChannel'];
export const CHANNELS = ['mail', 'sms'] as const satisfies readonly Channel[];

type Contacts = Pick<
  typeof users.$inferSelect,
  'email' | 'emailVerifiedAt' | 'phone' | 'phoneVerifiedAt' | 'disabled'
>;

/**
 * How a person can be reached, and where: by mail to a verified address, else by SMS to a verified number,
 * if there is an SMS gateway. Undefined: not at all.
 */
export function reachOf(
  { email, emailVerifiedAt, phone, phoneVerifiedAt, disabled }: Contacts,
  hasSms: boolean,
): { channel: Channel; to: string } | undefined {
  if (disabled) return undefined;
  if (email !== null && emailVerifiedAt !== null) return { channel: 'mail', to: email };
  if (hasSms && phone !== null && phoneVerifiedAt !== null) return { channel: 'sms', to: phone };
  return undefined;
}

const hasMail = and(isNotNull(users.email), isNotNull(users.emailVerifiedAt)) as SQL;
const hasPhone = and(isNotNull(users.phone), isNotNull(users.phoneVerifiedAt)) as SQL;

/** Users who are reached by a channel; `sms` implies an SMS gateway. */
export function isReachedBy(channel: Channel): SQL {
  const contact = channel === 'mail' ? hasMail : and(not(hasMail), hasPhone);
  return and(eq(users.disabled, false), contact) as SQL;
}

/** Users who have an address that notices can be sent to. */
export function isReachable(hasSms: boolean): SQL {
  return (hasSms ? or(hasMail, hasPhone) : hasMail) as SQL;
}
