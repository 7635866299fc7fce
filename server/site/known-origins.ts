import { recentlyUsed } from '../base/recently-used.ts';

/** A site is known by a few names. */
const KNOWN = 16;
/** So many may come at once, and another each so many milliseconds. */
const AT_ONCE = 8;
const PAUSE = 10_000;

/**
 * Tells the origins that the site is known by from those that a stranger makes up, without a setting
 * that names them: new ones are taken on slowly, and those in use stay.
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
