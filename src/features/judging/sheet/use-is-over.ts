import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/page/clock';
import { closingTime, isPast } from '@/lib/wall-clock';

/** Maximum delay of `setTimeout`, in milliseconds. A page that is open longer reads its data again. */
const MAX_WAIT = 2 ** 31 - 1;

/** Returns whether a period has ended by the server's clock; updates at its end. */
export function useIsOver(end: string): boolean {
  const [now, setNow] = useState(serverNow);
  const over = isPast(end, now);
  useEffect(() => {
    if (over) return undefined;
    const wait = Math.max(0, Date.parse(closingTime(end)) - serverNow()) + 5;
    const timer = window.setTimeout(() => setNow(serverNow()), Math.min(wait, MAX_WAIT));
    return () => window.clearTimeout(timer);
  }, [end, over]);
  return over;
}
