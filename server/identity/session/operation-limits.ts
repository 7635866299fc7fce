import type { RateLimitGroup } from '../../http/specification.ts';
import type { Session } from '../../http/types.ts';
import type { Database } from '../../database/open.ts';
import { isThisMachine, networkOf } from '../../base/network.ts';
import { DEFAULT_NETWORK_LIMITS, type NetworkLimits } from './network-limits.ts';
import { consumeRateLimit, returnRateLimit, type RateLimit } from './rate-limit.ts';

/** Limits per account with a verified contact, whose requests don't count for the network. */
const ACCOUNT = {
  checkIn: { requests: 1000, seconds: 600 },
  uploads: { requests: 300, seconds: 600 },
  tickets: { requests: 1000, seconds: 600 },
} satisfies Partial<Record<RateLimitGroup, RateLimit>>;

const hasAccountLimit = (group: RateLimitGroup): group is keyof typeof ACCOUNT => group in ACCOUNT;

const counted = (group: RateLimitGroup, address: string) =>
  [`operations ${group}`, networkOf(address)] as const;

interface Caller {
  address: string;
  /** Absent: the request counts for its network. */
  session?: Pick<Session, 'userId' | 'hasVerifiedContact'> | undefined;
}

/**
 * Counts a request of a limited operation: for its account if that has a verified contact, otherwise for
 * its network. Throws HTTP 429 beyond the limit. Requests from this machine have no limit: behind a proxy
 * without `TRUST_PROXY`, all visitors would share the limit.
 */
export async function limitOperation(
  db: Database,
  group: RateLimitGroup,
  { address, session }: Caller,
  { now, limits = {} }: { now: Date; limits?: NetworkLimits | undefined },
): Promise<void> {
  if (isThisMachine(address)) return;
  if (session?.hasVerifiedContact === true && hasAccountLimit(group)) {
    await consumeRateLimit(db, [`account ${group}`, session.userId], ACCOUNT[group], now);
    return;
  }
  const { requests, seconds } = DEFAULT_NETWORK_LIMITS[group];
  await consumeRateLimit(
    db,
    counted(group, address),
    { requests: limits[group] ?? requests, seconds },
    now,
  );
}

/**
 * Subtracts a registration from the count of its network once the account has a verified contact.
 */
export async function returnRegistration(db: Database, address: string, now: Date): Promise<void> {
  await returnRateLimit(db, counted('registration', address), now);
}
