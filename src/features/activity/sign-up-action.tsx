import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetActivitySignUp } from '@/api/generated/activity/activity';
import { isUnanswered, isUntold } from '@/api/failure';
import { useActivityWrites } from '@/api/use-activity-writes';
import type { Activity, ActivitySignUpStatus } from '@/api/generated/model';
import { useLoginModal } from '@/session/login-modal-store';
import { afterLogin } from '@/session/logged-in-again';
import { useOutbox, type Waiting } from '@/session/outbox';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/action-button';
import { NoAnswer } from '@/ui/no-answer';
import { useSeatsGone } from './use-seats-gone';

/** Only who has signed up has a way in. */
const Attendance = lazy(() => import('./attendance'));

/** Sign-up and cancel, with what holds for the current user; visitors are asked to log in first. */
export function SignUpAction({ activity }: { activity: Activity }) {
  const loggedIn = useSession((session) => session.token !== undefined);
  const mine = useGetActivitySignUp(activity.id, { query: { enabled: loggedIn } });
  const { signUp, cancel } = useActivityWrites(activity.id);
  const seatsGone = useSeatsGone(activity);
  // Who comes from the QR code at the venue wants to check in.
  const { code: scanned } = useSearch({ strict: false });
  const data = { activityId: activity.id };
  const status = loggedIn ? mine.data?.status : 'none';
  const open = activity.state === 'open';
  const keep = useOutbox((outbox) => outbox.keep);
  const waits = useOutbox(({ waiting }) =>
    waiting.find((one) => one.kind === 'activity' && one.activityId === activity.id),
  );

  const drop = useOutbox((outbox) => outbox.drop);
  useEffect(() => {
    // Only its answer was lost. Sent again, it would undo a cancellation that comes later.
    if (waits !== undefined && status === 'signedUp') drop(waits);
  }, [waits, status, drop]);

  if (waits !== undefined && status !== 'signedUp') return <WaitingSignUp waits={waits} />;

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
          <FormattedMessage id={`activity.hint.${seatsGone ? 'gone' : activity.state}`} />
        )}
      </p>
      {scanned !== undefined && status !== undefined && (
        <ScannedNotice loggedIn={loggedIn} status={status} />
      )}
      {status === 'signedUp' && mine.data && (
        <Suspense>
          <Attendance activity={activity} mine={mine.data} />
        </Suspense>
      )}
      {status === 'signedUp' ? (
        <ActionButton
          look="outline"
          busy={cancel.isPending}
          onPress={() => {
            cancel.mutate({ data });
          }}
        >
          <FormattedMessage id="activity.cancel" />
        </ActionButton>
      ) : (
        <ActionButton
          busy={signUp.isPending}
          disabled={!open || status === undefined || status === 'signedIn'}
          onPress={() => {
            void afterLogin(() => {
              signUp.mutate(
                { data },
                {
                  onError: (error) => {
                    const { phone = '' } = useSession.getState();
                    if (isUnanswered(error)) keep({ kind: 'activity', phone, ...data });
                  },
                },
              );
            });
          }}
        >
          <FormattedMessage id="activity.signUp" />
        </ActionButton>
      )}
      {isUntold(status === 'signedUp' ? cancel.error : signUp.error) && <NoAnswer />}
    </>
  );
}

/** Why who has scanned the code at the venue can't check in with it. */
function ScannedNotice({ loggedIn, status }: { loggedIn: boolean; status: ActivitySignUpStatus }) {
  const show = useLoginModal((modal) => modal.show);
  if (!loggedIn) {
    return (
      <>
        <p role="alert">
          <FormattedMessage id="activity.checkIn.logIn" />
        </p>
        <ActionButton onPress={() => show('page')}>
          <FormattedMessage id="session.logIn" />
        </ActionButton>
      </>
    );
  }
  if (status !== 'none' && status !== 'cancelled') return null;
  return (
    <p role="alert">
      <FormattedMessage id="activity.checkIn.notSignedUp" />
    </p>
  );
}

/** The sign-up that waits for the network; it may be thought over meanwhile. */
function WaitingSignUp({ waits }: { waits: Waiting }) {
  const drop = useOutbox((outbox) => outbox.drop);
  return (
    <>
      <p role="status">
        <FormattedMessage id="offline.activityWaits" />
      </p>
      <ActionButton look="outline" onPress={() => drop(waits)}>
        <FormattedMessage id="offline.doNotSend" />
      </ActionButton>
    </>
  );
}
