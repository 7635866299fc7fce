import { lruCache } from '../base/lru-cache.ts';

/** Maximum number of known origins. */
const MAX_ORIGINS = 16;
/** Number of new origins accepted at once, and the interval for each further one. */
const BURST = 8;
const REFILL_MILLISECONDS = 10_000;

/**
 * Returns a function that recognizes the site's origins without configuration. It accepts new origins at a
 * limited rate and keeps those in use, so that forged `Host` headers don't displace them.
 */
export function knownOrigins(now: () => Date): (origin: string) => boolean {
  const known = lruCache<true>(MAX_ORIGINS);
  let tokens = BURST;
  let countedAt = now().getTime();
  return (origin) => {
    if (known.get(origin) !== undefined) return true;
    const at = now().getTime();
    tokens = Math.min(BURST, tokens + (at - countedAt) / REFILL_MILLISECONDS);
    countedAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    known.set(origin, true);
    return true;
  };
}
