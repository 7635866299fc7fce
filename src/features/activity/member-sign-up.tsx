import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useGetActivitySignUp } from '@/api/generated/activity/activity';
import type { Activity, ActivitySignUpStatus } from '@/api/generated/model';
import { QueuedSignUp } from '@/domain/activity/queued-sign-up';
import { useSignUp } from '@/domain/activity/use-sign-up';
import { withTexts } from '@/i18n/messages';
import { afterLogin } from '@/session/wait-for-reauthentication';
import { useSession } from '@/session/session-store';
import { FailureNote } from '@/ui/feedback/failure-note';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

// Loaded only for users who have signed up.
const Attendance = lazy(() => import('./attendance'));
// Rarely needed: most accounts have a name.
const SignUpName = lazy(() => withTexts(import('@/domain/activity/sign-up-name'), 'forms'));

/** State of a user's sign-up, and the sign-up action. */
export interface MemberState {
  /** Undefined if unknown. */
  status: ActivitySignUpStatus | undefined;
  disabled: boolean;
  loading: boolean;
  /** Result of the user's last action on this page. */
  outcome: 'joined' | 'cancelled' | undefined;
  onSignUp: () => void;
  /** Content for users who have signed up. */
  attendance: ReactNode;
  /** Replaces the button for accounts without a name. */
  nameStep: ReactNode;
}

interface Props {
  activity: Activity;
  /** Whether sign-up was requested before login; it is then sent once automatically. */
  pressed: boolean;
  /** Further actions, shown to every visitor. */
  also: ReactNode;
  children: (state: MemberState) => ReactNode;
}

/** Sign-up of a user with an account: server state, queued requests, and the form for a missing name. */
export default function MemberSignUp({ activity, pressed, also, children }: Props) {
  const loggedIn = useSession((session) => session.token !== undefined);
  const mine = useGetActivitySignUp(activity.id, { query: { enabled: loggedIn } });
  const status = loggedIn ? mine.data?.status : 'none';
  const signUp = useSignUp(activity.id, status === 'signedUp');
  const sent = useRef(false);
  const [cancelled, setCancelled] = useState(false);
  const start = () => {
    setCancelled(false);
    signUp.start();
  };
  useEffect(() => {
    if (!pressed || sent.current) return;
    sent.current = true;
    signUp.start();
  });

  if (signUp.queued) {
    return (
      <>
        <QueuedSignUp onDrop={signUp.drop} />
        {also}
      </>
    );
  }

  return (
    <>
      {children({
        status,
        // If the status can't be loaded, allow sign-up: the request is queued and the server decides.
        disabled: status === undefined && !mine.isError,
        loading: signUp.loading,
        outcome:
          status === 'signedUp' && signUp.sent
            ? 'joined'
            : status === 'cancelled' && cancelled
              ? 'cancelled'
              : undefined,
        onSignUp: () => {
          void afterLogin(start);
        },
        attendance: status === 'signedUp' && mine.data && (
          <LazyBoundary>
            <Attendance activity={activity} mine={mine.data} onCancelled={() => setCancelled(true)}>
              {also}
            </Attendance>
          </LazyBoundary>
        ),
        nameStep: signUp.needsName && (
          <LazyBoundary>
            <SignUpName
              loading={signUp.loading}
              refusal={signUp.nameRefusal}
              onSignUp={(name) => {
                void afterLogin(() => signUp.send(name));
              }}
            />
          </LazyBoundary>
        ),
      })}
      {activity.state !== 'cancelled' && status !== 'signedUp' && (
        <FailureNote error={signUp.error} />
      )}
    </>
  );
}
