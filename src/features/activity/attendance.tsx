import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useCheckIn } from '@/api/use-check-in';
import type { Activity, ActivitySignUp } from '@/api/generated/model';
import { useDates } from '@/i18n/dates';
import { checkInPhase } from '@/lib/check-in-days';
import { serverNow } from '@/lib/clock';
import { CheckInForm } from '@/ui/check-in-form';
import { Ticket } from '@/ui/ticket';
import styles from './activity-page.module.css';

interface Props {
  activity: Activity;
  mine: ActivitySignUp;
}

/** The way in for who has signed up: check-in on the days of the activity, and the ticket. */
export default function Attendance({ activity, mine }: Props) {
  const dates = useDates();
  // The QR code at the venue carries it.
  const { code: scanned = '' } = useSearch({ strict: false });
  const checkIn = useCheckIn(activity.id);
  const phase = checkInPhase(activity, serverNow());
  if (mine.status === 'signedIn') return null;
  return (
    <>
      {phase === 'open' ? (
        <CheckInForm
          activityId={activity.id}
          scanned={scanned}
          busy={checkIn.isPending}
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
      {phase !== 'late' && <Ticket ticket={mine.ticket} />}
    </>
  );
}
