import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { useGetActivitySignUp } from '@/api/generated/activity/activity';
import type { Activity, ActivitySignUpStatus } from '@/api/generated/model';
import { QueuedSignUp } from '@/domain/activity/queued-sign-up';
import { useSignUp } from '@/domain/activity/use-sign-up';
import { withTexts } from '@/i18n/messages';
import { afterLogin } from '@/session/wait-for-reauthentication';
import { useSession } from '@/session/session-store';
import { FailureNote } from '@/ui/feedback/failure-note';
import { LazyBoundary } from '@/ui/page/lazy-boundary';

// Only who has signed up has a way in or out.
const Attendance = lazy(() => import('./attendance'));
// Most accounts have a name.
const SignUpName = lazy(() => withTexts(import('@/domain/activity/sign-up-name'), 'forms'));

/** What is known of a member's sign-up, and what the button to sign up by does. */
export interface MemberState {
  /** `undefined` where it isn't known. */
  status: ActivitySignUpStatus | undefined;
  disabled: boolean;
  loading: boolean;
  onSignUp: () => void;
  /** For users who have signed up. */
  attendance: ReactNode;
  /** The step that takes the place of the button, for an account without a name. */
  nameStep: ReactNode;
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
  const status = loggedIn ? mine.data?.status : 'none';
  const signUp = useSignUp(activity.id, status === 'signedUp');
  const sent = useRef(false);
  useEffect(() => {
    if (!pressed || sent.current) return;
    sent.current = true;
    signUp.start();
  });

  if (signUp.queued) return <QueuedSignUp onDrop={signUp.drop} />;

  return (
    <>
      {children({
        status,
        // Without network nobody tells: what is pressed is kept, and the server decides.
        disabled: status === undefined && !mine.isError,
        loading: signUp.loading,
        onSignUp: () => {
          void afterLogin(signUp.start);
        },
        attendance: status === 'signedUp' && mine.data && (
          <LazyBoundary>
            <Attendance activity={activity} mine={mine.data} />
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
