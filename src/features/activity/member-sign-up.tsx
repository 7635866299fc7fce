import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { QUIET_WHEN_UNANSWERED } from '@/api/failure';
import { useGetActivitySignUp, useSignUpActivity } from '@/api/generated/activity/activity';
import type { Activity, ActivitySignUpStatus } from '@/api/generated/model';
import { QueuedSignUp } from '@/domain/activity/queued-sign-up';
import { useQueuedSignUp } from '@/domain/activity/use-queued-sign-up';
import { afterLogin } from '@/session/wait-for-reauthentication';
import { useSession } from '@/session/session-store';
import { FailureNote } from '@/ui/feedback/failure-note';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

// Only who has signed up has a way in or out.
const Attendance = lazy(() => import('./attendance'));

/** What is known of a member's sign-up, and what the button to sign up by does. */
export interface MemberState {
  /** `undefined` where it isn't known. */
  status: ActivitySignUpStatus | undefined;
  disabled: boolean;
  loading: boolean;
  onSignUp: () => void;
  /** For who has signed up. */
  attendance: ReactNode;
}

interface Props {
  activity: Activity;
  /** Whether the sign-up was asked for before the login: it is made by itself, once. */
  pressed: boolean;
  /** Shows it. */
  children: (state: MemberState) => ReactNode;
}

/** The sign-up of who has an account: what the server holds of it, what waits for the network. */
export default function MemberSignUp({ activity, pressed, children }: Props) {
  const loggedIn = useSession((session) => session.token !== undefined);
  const mine = useGetActivitySignUp(activity.id, { query: { enabled: loggedIn } });
  const signUp = useSignUpActivity(QUIET_WHEN_UNANSWERED);
  const status = loggedIn ? mine.data?.status : 'none';
  const outbox = useQueuedSignUp(activity.id, status === 'signedUp');
  const send = () => {
    // Also where the page was left meanwhile.
    outbox.queueIfUnsent(signUp.mutateAsync({ data: { activityId: activity.id } }));
  };
  const sent = useRef(false);
  useEffect(() => {
    if (!pressed || sent.current) return;
    sent.current = true;
    send();
  });

  if (outbox.queued) return <QueuedSignUp onDrop={outbox.drop} />;

  return (
    <>
      {children({
        status,
        // Without network nobody tells: what is pressed is kept, and the server decides.
        disabled: status === undefined && !mine.isError,
        loading: signUp.isPending,
        onSignUp: () => {
          void afterLogin(send);
        },
        attendance: status === 'signedUp' && mine.data && (
          <LazyBoundary>
            <Attendance activity={activity} mine={mine.data} />
          </LazyBoundary>
        ),
      })}
      {activity.state !== 'cancelled' && status !== 'signedUp' && (
        <FailureNote error={signUp.error} />
      )}
    </>
  );
}
