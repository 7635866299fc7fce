import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import type { CalendarEvent } from '@/lib/calendar-file';
import { useSitePath } from '@/lib/page/site-link';
import { deadlineOf, mainAction, type PhaseNow } from '@/domain/edition/phase';
import { useSession } from '@/session/session-store';
import { buttonClass } from '@/ui/button/button';
import { CalendarButton } from '@/ui/button/calendar-button';
import { MainLink } from './main-link';

const HOUR = 3_600_000;

/** Whether a visitor has an entry is asked only of who is logged in. */
const OwnAction = lazy(() => import('./own-action'));

/** The moment that the phase runs up to, as a visitor's calendar shows it. */
function useDeadlineEvent(match: Match, { phase, until }: PhaseNow): CalendarEvent | undefined {
  const intl = useIntl();
  const deadline = deadlineOf(phase);
  if (deadline === undefined || until === undefined) return undefined;
  return {
    uid: `${match.id}-${deadline}`,
    title: intl.formatMessage({ id: `home.deadline.${deadline}` }, { name: match.name }),
    // A deadline is the end of the hour that the calendar shows.
    start: new Date(Date.parse(until) - HOUR).toISOString(),
    end: until,
    url: window.location.href,
  };
}

/** What a visitor can do next in this phase, and its deadline for the calendar. */
export function HeroActions({ match, now }: { match: Match; now: PhaseNow }) {
  const sitePath = useSitePath();
  const token = useSession((session) => session.token);
  // Nobody is sent to a form that nothing can be sent with.
  const phase = match.signUpPaused === true && now.phase === 'signup' ? 'upcoming' : now.phase;
  const action = mainAction(phase, false);
  const link = <MainLink action={action} matchId={match.id} />;
  const event = useDeadlineEvent(match, now);
  return (
    <>
      {token === undefined ? (
        link
      ) : (
        <Suspense fallback={link}>
          <OwnAction phase={phase} matchId={match.id} />
        </Suspense>
      )}
      {action !== 'readGuide' && (
        <a className={buttonClass('glass')} href={`#${sitePath('/guide')}`}>
          <FormattedMessage id="home.action.readGuide" />
        </a>
      )}
      {event && <CalendarButton event={event} variant="glass" />}
    </>
  );
}
