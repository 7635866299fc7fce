import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/page/clock';
import { editionPhase, type EditionTimes, type PhaseNow } from './phase';

/** A timer can't wait longer than this; a wait beyond is taken in steps. */
const MAX_WAIT = 2 ** 31 - 1;

/** The edition's phase on the server's clock; follows when the next one begins. */
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
