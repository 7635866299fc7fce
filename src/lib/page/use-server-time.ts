import { useEffect, useState } from 'react';
import { serverNow } from './clock';

/** Maximum delay of `setTimeout`, in milliseconds; longer ones are split. */
const MAX_WAIT = 2 ** 31 - 1;

/**
 * Returns the server's time in milliseconds, updated when it reaches the next change.
 * @param nextChange returns the time of the change after `now` (ISO 8601); undefined if there is none
 */
export function useServerTime(nextChange: (now: number) => string | undefined): number {
  const [now, setNow] = useState(serverNow);
  const next = nextChange(now);
  useEffect(() => {
    if (next === undefined) return undefined;
    const wait = Math.max(0, Date.parse(next) - serverNow()) + 5;
    const timer = window.setTimeout(() => setNow(serverNow()), Math.min(wait, MAX_WAIT));
    return () => {
      window.clearTimeout(timer);
    };
  }, [next, now]);
  return now;
}
