import { isGone, NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMatchInfo } from '@/api/generated/match/match';
import { getGetMyProjectQueryKey, useGetMyProject } from '@/api/generated/project/project';
import type { Match, MyProject } from '@/api/generated/model';
import { serverNow } from '@/lib/page/clock';
import { isPast } from '@/lib/wall-clock';
import type { Phase } from '@/domain/edition/phase';
import { useSession } from '@/session/session-store';
import { useEditionPhase } from '@/domain/edition/use-edition-phase';

/** State of the sign-up page. */
type SignUp =
  | { is: 'loading' }
  | { is: 'loggedOut'; match: Match }
  | { is: 'failed'; gone: boolean; error: unknown; retry: () => void }
  /** No form: sign-up hasn't begun, the entry is in review, or sign-up is closed for a logged-out visitor. */
  | { is: 'shut'; match: Match; phase: Phase; mine: MyProject | null; loggedOut: boolean }
  /** The form; `closed` disables submission. */
  | {
      is: 'form';
      match: Match;
      phase: Phase;
      mine: MyProject | null;
      phone: string;
      closed: boolean;
    };

/** Returns the state of the sign-up page, on both sites. */
export function useSignUp(): SignUp {
  const loggedIn = useSession((session) => session.token !== undefined);
  const phone = useSession((session) => session.phone) ?? '';
  const match = useGetMatchInfo(NO_TOAST_WHEN_GONE);
  const phase = useEditionPhase(match.data)?.phase;
  // Read once, because the form keeps its own state; it reads the entry again after a conflict.
  const mine = useGetMyProject(undefined, {
    query: {
      // The phone number in the key keeps an entry from filling another account's form.
      queryKey: [...getGetMyProjectQueryKey(), phone],
      enabled: loggedIn,
      staleTime: Infinity,
      gcTime: 0,
    },
  });

  const failed = [match, mine].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) {
    const { error } = failed;
    return { is: 'failed', gone: isGone(error), error, retry: () => void failed.refetch() };
  }
  if (phase === undefined || match.data === undefined) return { is: 'loading' };
  // A request for changes opens the form whatever the phase and the status of the entry.
  const changes = mine.data?.changes;
  const reopened = changes !== undefined && !isPast(changes.until, serverNow());
  const closed = !reopened && (phase !== 'signup' || match.data.signUpPaused === true);
  // If the session expires while the form is open, the form stays with its input.
  if (!loggedIn && mine.data === undefined) {
    if (!closed) return { is: 'loggedOut', match: match.data };
    return { is: 'shut', match: match.data, phase, mine: null, loggedOut: true };
  }
  if (mine.data === undefined) return { is: 'loading' };
  const known = { match: match.data, phase, mine: mine.data };
  const inReview = mine.data !== null && mine.data.status > 1 && !reopened;
  if (phase === 'upcoming' || inReview) return { is: 'shut', ...known, loggedOut: false };
  return { is: 'form', ...known, phone, closed };
}
