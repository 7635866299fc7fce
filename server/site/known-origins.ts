import { recentlyUsed } from '../base/recently-used.ts';

/** Maximum number of known origins. */
const KNOWN = 16;
/** Number of new origins accepted at once, and the interval for each further one. */
const AT_ONCE = 8;
const PAUSE = 10_000;

/**
 * Returns a function that recognizes the site's origins without configuration. Accepts new origins at a
 * limited rate and keeps those in use, so that forged `Host` headers don't displace them.
 */
export function knownOrigins(now: () => Date): (origin: string) => boolean {
  const known = recentlyUsed<true>(KNOWN);
  let room = AT_ONCE;
  let countedAt = now().getTime();
  return (origin) => {
    if (known.get(origin) !== undefined) return true;
    const at = now().getTime();
    room = Math.min(AT_ONCE, room + (at - countedAt) / PAUSE);
    countedAt = at;
    if (room < 1) return false;
    room -= 1;
    known.set(origin, true);
    return true;
  };
}
