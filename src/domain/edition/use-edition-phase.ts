import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/page/clock';
import { editionPhase, type EditionTimes, type PhaseNow } from './phase';

/** Maximum delay of `setTimeout`, in milliseconds; longer ones are split. */
const MAX_WAIT = 2 ** 31 - 1;

/** Returns the edition's phase by the server's clock; updates at each phase change. */
export function useEditionPhase(edition: EditionTimes | undefined): PhaseNow | undefined {
  const [now, setNow] = useState(serverNow);
  const current = edition && editionPhase(edition, now);
  const closes = current?.closes;

  useEffect(() => {
    if (closes === undefined) return undefined;
    const wait = Math.max(0, Date.parse(closes) - serverNow()) + 5;
    const timer = window.setTimeout(() => setNow(serverNow()), Math.min(wait, MAX_WAIT));
    return () => {
      window.clearTimeout(timer);
    };
  }, [closes, now]);

  return current;
}
