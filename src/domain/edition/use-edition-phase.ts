import { useServerTime } from '@/lib/page/use-server-time';
import { editionPhase, type EditionTimes, type PhaseNow } from './phase';

/** Returns the edition's phase by the server's clock; updates at each phase change. */
export function useEditionPhase(edition: EditionTimes | undefined): PhaseNow | undefined {
  const phaseAt = (now: number) => edition && editionPhase(edition, now);
  return phaseAt(useServerTime((now) => phaseAt(now)?.closes));
}
