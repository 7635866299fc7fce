import type { RateLimitGroup } from '../../http/specification.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * Limits per network for each group of operations (`x-rate-limit` in the contract), sized for an event
 * with 500 people behind one IP address. `NETWORK_LIMITS` overrides the numbers of requests.
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

/** Requests per network of a group, if not the default. */
export type NetworkLimits = Readonly<Partial<Record<RateLimitGroup, number>>>;

/** Groups that `NETWORK_LIMITS` may contain. */
export const LIMIT_GROUPS = Object.keys(NETWORK) as RateLimitGroup[];
