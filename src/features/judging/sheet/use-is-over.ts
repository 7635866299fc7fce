import { useServerTime } from '@/lib/page/use-server-time';
import { closingTime, isPast } from '@/lib/wall-clock';

/** Returns whether a period has ended by the server's clock; updates at its end. */
export function useIsOver(end: string): boolean {
  const now = useServerTime((at) => (isPast(end, at) ? undefined : closingTime(end)));
  return isPast(end, now);
}
