import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import type { CalendarEvent } from '@/lib/calendar-file';
import { useDates } from '@/i18n/format/dates';
import { useSitePath } from '@/lib/page/site-link';
import {
  deadlineOf,
  mainAction,
  type MainAction,
  type Phase,
  type PhaseNow,
} from '@/domain/edition/phase';
import { useSession } from '@/session/session-store';
import { buttonClass } from '@/ui/button/button';
import { CalendarButton } from '@/ui/button/calendar-button';

/** Year, number and phase of an edition. */
export function HeroBadge({ match, phase }: { match: Match; phase: Phase | 'results' }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="home.badge"
      values={{
        year: String(match.year),
        edition: match.edition,
        phase: intl.formatMessage({ id: `home.phase.${phase}` }),
      }}
    />
  );
}

/** Note on a paused or extended sign-up. */
export function SignUpNews({ match, phase }: { match: Match; phase: Phase }) {
  const dates = useDates();
  const { signUpPaused, extendedFrom } = match;
  if (phase !== 'signup') return null;
  if (signUpPaused === true) return <FormattedMessage id="home.signUpPaused" />;
  if (extendedFrom === undefined) return null;
  return <FormattedMessage id="home.signUpExtended" values={{ time: dates.end(extendedFrom) }} />;
}

const HOUR = 3_600_000;

/** Loaded only for signed-in users, because it requests the user's entry. */
const OwnAction = lazy(() => import('./own-action'));

/** Returns the phase's deadline as a calendar event; undefined if there is none. */
function useDeadlineEvent(match: Match, { phase, until }: PhaseNow): CalendarEvent | undefined {
  const intl = useIntl();
  const deadline = deadlineOf(phase);
  if (deadline === undefined || until === undefined) return undefined;
  return {
    uid: `${match.id}-${deadline}`,
    title: intl.formatMessage({ id: `home.deadline.${deadline}` }, { name: match.name }),
    // The event is the hour that ends at the deadline.
    start: new Date(Date.parse(until) - HOUR).toISOString(),
    end: until,
    url: window.location.href,
  };
}

/** Returns the target of an action. */
function placeOf(action: MainAction, matchId: string): { path: string; search?: string } {
  const id = encodeURIComponent(matchId);
  const places: Record<MainAction, { path: string; search?: string }> = {
    readGuide: { path: '/guide' },
    signUp: { path: '/signup' },
    seeMyEntry: { path: '/signup' },
    seeFinalists: { path: '/entries', search: `?edition=${id}` },
    seeResults: { path: '/winners', search: `?id=${id}` },
  };
  return places[action];
}

function MainLink({ action, matchId }: { action: MainAction; matchId: string }) {
  const sitePath = useSitePath();
  const { path, search = '' } = placeOf(action, matchId);
  return (
    <a className={buttonClass('bright')} href={`#${sitePath(path)}${search}`}>
      <FormattedMessage id={`home.action.${action}`} />
    </a>
  );
}

/** Links of the hero for the current phase, and its deadline as a calendar file. */
export function HeroActions({ match, now }: { match: Match; now: PhaseNow }) {
  const sitePath = useSitePath();
  const token = useSession((session) => session.token);
  // While sign-up is paused, don't link to the form.
  const phase = match.signUpPaused === true && now.phase === 'signup' ? 'upcoming' : now.phase;
  const action = mainAction(phase, false);
  const linkTo = (to: MainAction) => <MainLink action={to} matchId={match.id} />;
  const link = linkTo(action);
  const event = useDeadlineEvent(match, now);
  return (
    <>
      {token === undefined ? (
        link
      ) : (
        <Suspense fallback={link}>
          <OwnAction phase={phase}>{linkTo}</OwnAction>
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
