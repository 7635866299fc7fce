import type { ReactNode } from 'react';
import { NO_TOAST_WHEN_UNANSWERED } from '@/api/failure';
import { useCancelActivity } from '@/api/generated/activity/activity';
import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useCheckIn } from '@/domain/activity/use-check-in';
import type { Activity, ActivitySignUp } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { checkInPhase } from '@/domain/activity/check-in-phase';
import { serverNow } from '@/lib/page/clock';
import { CancelSignUp } from '@/domain/activity/cancel-sign-up';
import { CheckInForm } from '@/domain/activity/check-in-form';
import { FailureNote } from '@/ui/feedback/failure-note';
import { Ticket } from '@/domain/activity/ticket';
import styles from './activity-page.module.css';

interface Props {
  activity: Activity;
  mine: ActivitySignUp;
  onCancelled: () => void;
  /** Further actions, before the cancellation. */
  children: ReactNode;
}

/** Actions of a user who has signed up: check-in on the days of the activity, ticket, cancellation. */
export default function Attendance({ activity, mine, onCancelled, children }: Props) {
  const dates = useDates();
  // Code from the venue's QR code.
  const { code: scanned = '' } = useSearch({ strict: false });
  const checkIn = useCheckIn();
  const cancel = useCancelActivity(NO_TOAST_WHEN_UNANSWERED);
  const phase = checkInPhase(activity, serverNow());
  if (mine.status === 'signedIn') return children;
  return (
    <>
      {phase === 'open' ? (
        <CheckInForm
          activityId={activity.id}
          scanned={scanned}
          loading={checkIn.isPending}
          problem={checkIn.error}
          onCheckIn={(code) => {
            checkIn.mutate({ data: { activityId: activity.id, code } });
          }}
        />
      ) : (
        <p className={styles['hint']} role={scanned === '' ? undefined : 'alert'}>
          <FormattedMessage
            id={`activity.checkIn.${phase}`}
            values={{ day: dates.day(activity.start) }}
          />
        </p>
      )}
      {phase !== 'late' && <Ticket ticket={mine.ticket} initiallyOpen />}
      {children}
      <CancelSignUp
        title={activity.title}
        loading={cancel.isPending}
        onCancel={() => {
          const sent = cancel.mutateAsync({ data: { activityId: activity.id } });
          sent.then(onCancelled, () => undefined);
        }}
      >
        <FormattedMessage id="activity.cancel" />
      </CancelSignUp>
      <FailureNote error={cancel.error} />
    </>
  );
}
