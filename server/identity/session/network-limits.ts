import type { RateLimitGroup } from '../../http/specification.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * Limits per network for each group of operations (`x-rate-limit` in the contract), sized for an event
 * with 500 people behind one IP address. `NETWORK_LIMITS` overrides the numbers of requests.
 */
export const DEFAULT_NETWORK_LIMITS: Readonly<Record<RateLimitGroup, RateLimit>> = {
  credentials: { requests: 1500, seconds: 600 },
  codes: { requests: 2000, seconds: 86_400 },
  registration: { requests: 600, seconds: 3600 },
  checkIn: { requests: 2000, seconds: 600 },
  uploads: { requests: 3000, seconds: 600 },
  tickets: { requests: 10_000, seconds: 600 },
  errorLog: { requests: 1000, seconds: 60 },
  search: { requests: 3000, seconds: 60 },
};

/** Number of requests per network for each group that overrides its default. */
export type NetworkLimits = Readonly<Partial<Record<RateLimitGroup, number>>>;

/** Groups that `NETWORK_LIMITS` may contain. */
export const LIMIT_GROUPS = Object.keys(DEFAULT_NETWORK_LIMITS) as RateLimitGroup[];
