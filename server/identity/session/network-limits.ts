import type { RateLimitGroup } from '../../http/specification.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * Requests of one network, by the group that the contract names (`x-rate-limit`): enough for an evening
 * with 500 people behind one address. `NETWORK_LIMITS` sets other numbers.
 */
export const NETWORK: Readonly<Record<RateLimitGroup, RateLimit>> = {
  credentials: { calls: 1500, seconds: 600 },
  codes: { calls: 2000, seconds: 86_400 },
  registration: { calls: 600, seconds: 3600 },
  checkIn: { calls: 2000, seconds: 600 },
  uploads: { calls: 3000, seconds: 600 },
  tickets: { calls: 10_000, seconds: 600 },
  errorLog: { calls: 1000, seconds: 60 },
  search: { calls: 3000, seconds: 60 },
};

/** How many requests of a group one network has, where it isn't the default. */
export type NetworkLimits = Readonly<Partial<Record<RateLimitGroup, number>>>;

/** The groups that `NETWORK_LIMITS` may name. */
export const LIMIT_GROUPS = Object.keys(NETWORK) as RateLimitGroup[];
