import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetActivitySignUp, useSignUpActivity } from '@/api/generated/activity/activity';
import type { Activity } from '@/api/generated/model';
import { afterLogin } from '@/session/wait-for-reauthentication';
import { useSession } from '@/session/session-store';
import { useQueuedSignUp } from '@/domain/activity/use-queued-sign-up';
import { QueuedSignUp } from '@/domain/activity/queued-sign-up';
import { ActionButton } from '@/ui/button/action-button';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import { FailureNote } from '@/ui/feedback/failure-note';
import styles from './activity-page.module.css';
import { useSoldOut } from './use-sold-out';

// Only who has signed up has a way in or out, and few come with the code of the venue.
const Attendance = lazy(() => import('./attendance'));
const ScannedNotice = lazy(() => import('./scanned-notice'));

/** Sign-up and cancel, with what holds for the current user; visitors are asked to log in first. */
export function SignUpAction({ activity }: { activity: Activity }) {
  const loggedIn = useSession((session) => session.token !== undefined);
  const mine = useGetActivitySignUp(activity.id, { query: { enabled: loggedIn } });
  const signUp = useSignUpActivity();
  const soldOut = useSoldOut(activity);
  // Who comes from the QR code at the venue wants to check in.
  const { code: scanned } = useSearch({ strict: false });
  const data = { activityId: activity.id };
  const status = loggedIn ? mine.data?.status : 'none';
  // Without network nobody tells: what is pressed is kept, and the server decides.
  const unknown = status === undefined && !mine.isError;
  const open = activity.state === 'open';
  const outbox = useQueuedSignUp(activity.id, status === 'signedUp');

  if (outbox.queued) return <QueuedSignUp onDrop={outbox.drop} />;

  if (activity.state === 'cancelled') {
    return (
      <p role="status">
        <FormattedMessage
          id="activity.hint.cancelled"
          values={{ reason: activity.cancelReason ?? '' }}
        />
      </p>
    );
  }
  return (
    <>
      <p role="status">
        {status === 'signedUp' && <FormattedMessage id="activity.youAreIn" />}
        {status === 'signedIn' && <FormattedMessage id="activity.youWereThere" />}
        {(status === 'none' || status === 'cancelled') && (
          <FormattedMessage id={`activity.hint.${soldOut ? 'gone' : activity.state}`} />
        )}
      </p>
      {scanned !== undefined && status !== undefined && (
        <LazyBoundary>
          <ScannedNotice loggedIn={loggedIn} status={status} />
        </LazyBoundary>
      )}
      {status === 'signedUp' && mine.data && (
        <LazyBoundary>
          <Attendance activity={activity} mine={mine.data} />
        </LazyBoundary>
      )}
      {/* Who was there has nothing to sign up for. */}
      {status !== 'signedUp' && status !== 'signedIn' && (
        <div className={styles[open ? 'main' : 'shut']}>
          <ActionButton
            loading={signUp.isPending}
            disabled={!open || unknown}
            onClick={() => {
              void afterLogin(() => {
                // Also where the page was left meanwhile.
                outbox.queueIfUnsent(signUp.mutateAsync({ data }));
              });
            }}
          >
            <FormattedMessage id="activity.signUp" />
          </ActionButton>
        </div>
      )}
      {status !== 'signedUp' && <FailureNote error={signUp.error} />}
    </>
  );
}
