import { lazy, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useGetActivitySignUp, useCancelActivity } from '@/api/generated/activity/activity';
import { useCheckIn } from '@/domain/activity/use-check-in';
import type { ActivitySummary } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { checkInPhase } from '@/domain/activity/check-in-phase';
import { serverNow } from '@/lib/page/clock';
import { SiteLink } from '@/lib/page/site-link';
import { useSignUp } from '@/domain/activity/use-sign-up';
import { QueuedSignUp } from '@/domain/activity/queued-sign-up';
import { ActionButton } from '@/ui/button/action-button';
import { CancelSignUp } from '@/domain/activity/cancel-sign-up';
import { FailureNote } from '@/ui/feedback/failure-note';
import { Ticket } from '@/domain/activity/ticket';
import { withTexts } from '@/i18n/messages';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import styles from './personal-page.module.css';

type Step = 'early' | 'open' | 'late' | 'signedIn' | 'cancelled' | 'cancelledOver' | 'calledOff';

/** Returns the user's next step for an activity. */
function activityStep(activity: ActivitySummary, now: number): Step {
  if (activity.state === 'cancelled') return 'calledOff';
  switch (activity.signUpStatus) {
    case 'signedIn':
      return 'signedIn';
    case 'signedUp':
      return checkInPhase(activity, now);
    default:
      return activity.state === 'ended' ? 'cancelledOver' : 'cancelled';
  }
}

// Rarely needed: most accounts have a name.
const SignUpName = lazy(() => withTexts(import('@/domain/activity/sign-up-name'), 'forms'));

// Shown on the days of the activity only.
const CheckInForm = lazy(async () => {
  const { CheckInForm: form } = await import('@/domain/activity/check-in-form');
  return { default: form };
});

/** Activity that the user has signed up for, with its next step and actions. */
export function MyActivity({ activity }: { activity: ActivitySummary }) {
  const intl = useIntl();
  const dates = useDates();
  const { id, title, start, end, city, address, signUpStatus = 'none' } = activity;
  const cancel = useCancelActivity(NO_TOAST_WHEN_UNANSWERED);
  const checkIn = useCheckIn();
  const [ticketOpened, setTicketOpened] = useState(false);
  const mine = useGetActivitySignUp(id, { query: { enabled: ticketOpened } });
  const now = serverNow();
  const phase = checkInPhase(activity, now);
  const step = activityStep(activity, now);
  const attending = signUpStatus === 'signedUp' && activity.state !== 'cancelled';
  const data = { activityId: id };
  const signUp = useSignUp(id, signUpStatus === 'signedUp');
  const again = signUpStatus === 'cancelled' && activity.state === 'open' && !signUp.queued;
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <SiteLink
          id={`activity-${id}`}
          to="/activity/details"
          search={{ id }}
          className={styles['name']}
        >
          {title}
        </SiteLink>
        <p className={styles['muted']}>{dates.span(start, end)}</p>
        <p className={styles['muted']}>
          {city} · {address}
        </p>
        <p className={styles['next']}>
          <FormattedMessage
            id={`personal.activity.next.${step}`}
            values={{ day: dates.day(start) }}
          />
        </p>
        {attending && phase === 'open' && (
          <LazyBoundary>
            <CheckInForm
              activityId={id}
              scanned=""
              loading={checkIn.isPending}
              problem={checkIn.error}
              onCheckIn={(code) => checkIn.mutate({ data: { ...data, code } })}
            />
          </LazyBoundary>
        )}
        {attending && phase !== 'late' && (
          <Ticket ticket={mine.data?.ticket} onOpen={() => setTicketOpened(true)} />
        )}
      </div>
      <div className={styles['state']}>
        <span className={styles['tag']}>
          <FormattedMessage id={`personal.activity.${signUpStatus}`} />
        </span>
        {attending && now < Date.parse(start) && (
          <CancelSignUp
            title={title}
            loading={cancel.isPending}
            label={intl.formatMessage({ id: 'personal.activity.cancelNamed' }, { title })}
            onCancel={() => cancel.mutate({ data })}
          >
            <FormattedMessage id="personal.activity.cancel" />
          </CancelSignUp>
        )}
        {signUp.queued && <QueuedSignUp onDrop={signUp.drop} />}
        {again && !signUp.needsName && (
          <ActionButton
            id={`activity-${id}-again`}
            aria-labelledby={`activity-${id}-again activity-${id}`}
            variant="outline"
            loading={signUp.loading}
            onClick={signUp.start}
          >
            <FormattedMessage id="personal.activity.signUpAgain" />
          </ActionButton>
        )}
        {again && signUp.needsName && (
          <LazyBoundary>
            <SignUpName
              loading={signUp.loading}
              refusal={signUp.nameRefusal}
              onSignUp={signUp.send}
            />
          </LazyBoundary>
        )}
        {!signUp.queued && <FailureNote error={attending ? cancel.error : signUp.error} />}
      </div>
    </li>
  );
}
