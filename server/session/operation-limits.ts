import type { RateLimitGroup } from '../contract/specification.ts';
import type { Database } from '../database/open.ts';
import { isThisMachine, networkOf } from '../network.ts';
import { consumeRateLimit, type RateLimit } from './rate-limit.ts';

/**
 * What one network may call, by the group that the contract names (`x-rate-limit`). A school or a
 * venue stands behind one address, so these are far above what one person does.
 */
const LIMITS: Readonly<Record<RateLimitGroup, RateLimit>> = {
  credentials: { calls: 100, seconds: 600 },
  codes: { calls: 200, seconds: 86_400 },
  registration: { calls: 50, seconds: 3600 },
  checkIn: { calls: 1000, seconds: 600 },
  uploads: { calls: 300, seconds: 600 },
  tickets: { calls: 1000, seconds: 600 },
  errorLog: { calls: 120, seconds: 60 },
  search: { calls: 300, seconds: 60 },
};

/**
 * Counts a call to a limited operation for the network that it comes from. Throws HTTP 429 beyond
 * the limit. Calls from this machine have none: behind a proxy that isn't named (`TRUST_PROXY`)
 * every visitor would share it.
 */
export async function limitOperation(
  db: Database,
  group: RateLimitGroup,
  address: string,
  now: Date,
): Promise<void> {
  if (isThisMachine(address)) return;
  await consumeRateLimit(db, [`operations ${group}`, networkOf(address)], LIMITS[group], now);
}
