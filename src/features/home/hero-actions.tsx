import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import type { CalendarEvent } from '@/lib/calendar-file';
import { deadlineOf, mainAction, type MainAction, type PhaseNow } from '@/lib/phase';
import { buttonClass } from '@/ui/button';
import { CalendarButton } from '@/ui/calendar-button';

const HOUR = 3_600_000;

/** Where each action leads. */
function addressOf(action: MainAction, matchId: string): string {
  const id = encodeURIComponent(matchId);
  const addresses: Record<MainAction, string> = {
    readGuide: '#/guide',
    signUp: '#/signup',
    seeMyEntry: '#/signup',
    seeFinalists: `#/entries?matchInfoId=${id}`,
    seeResults: `#/history/preview?id=${id}`,
  };
  return addresses[action];
}

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
  const action = mainAction(now.phase, false);
  const event = useDeadlineEvent(match, now);
  return (
    <>
      <a className={buttonClass('bright')} href={addressOf(action, match.id)}>
        <FormattedMessage id={`home.action.${action}`} />
      </a>
      {action !== 'readGuide' && (
        <a className={buttonClass('glass')} href="#/guide">
          <FormattedMessage id="home.action.readGuide" />
        </a>
      )}
      {event && <CalendarButton event={event} look="glass" />}
    </>
  );
}
