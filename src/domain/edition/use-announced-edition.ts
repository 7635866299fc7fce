import { isGone, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { useEditionPhase } from './use-edition-phase';

interface AnnouncedEdition {
  missing: boolean;
  /** Whether entries can be created; false until the edition has loaded. */
  signUpOpen: boolean;
}

export function useAnnouncedEdition(): AnnouncedEdition {
  const { data: match, error } = useGetMatchInfo({
    ...NO_TOAST_WHEN_GONE,
    // The component that displays the edition retries a failed request.
    query: { retryOnMount: false },
  });
  const phase = useEditionPhase(match)?.phase;
  return {
    missing: match === undefined && isGone(error),
    signUpOpen: phase === 'signup' && match?.signUpPaused !== true,
  };
}
