import { useSearch } from '@tanstack/react-router';
import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Activity } from '@/api/generated/model';
import { afterLogin } from '@/session/wait-for-reauthentication';
import { useSession } from '@/session/session-store';
import { ActionButton } from '@/ui/button/action-button';
import { LazyBoundary } from '@/ui/page/lazy-boundary';
import styles from './activity-page.module.css';
import type { MemberState } from './member-sign-up';

/** Returns whether the last seat was taken while the activity was shown. */
function useSoldOut({ id, state }: Activity): boolean {
  const [seen, setSeen] = useState({ id, state, gone: false });
  if (seen.id !== id || seen.state !== state) {
    const gone = seen.id === id && state === 'full' && seen.state === 'open';
    setSeen({ id, state, gone });
    return gone;
  }
  return seen.gone;
}

// Loaded only for users with an account: most visitors of a shared link aren't signed in.
const MemberSignUp = lazy(() => import('./member-sign-up'));
// Loaded only for visitors who have scanned the venue's code.
const ScannedNotice = lazy(() => import('./scanned-notice'));

interface StateProps extends Partial<MemberState> {
  activity: Activity;
  /** Further actions, shown to every visitor. */
  also: ReactNode;
}

/** Sign-up and cancellation for the current user; visitors log in first. */
export function SignUpAction({ activity, also }: Pick<StateProps, 'activity' | 'also'>) {
  const loggedIn = useSession((session) => session.token !== undefined);
  // Remains true when the session expires, so that a pending request can finish after the next login.
  const [member, setMember] = useState(loggedIn);
  const [pressed, setPressed] = useState(false);
  if (loggedIn && !member) setMember(true);

  if (!member) {
    return (
      <SignUpState
        activity={activity}
        also={also}
        status="none"
        onSignUp={() => {
          void afterLogin(() => setPressed(true));
        }}
      />
    );
  }
  return (
    <LazyBoundary fallback={<SignUpState activity={activity} also={also} disabled />}>
      <MemberSignUp activity={activity} also={also} pressed={pressed}>
        {(state) => <SignUpState activity={activity} also={also} {...state} />}
      </MemberSignUp>
    </LazyBoundary>
  );
}

/** Status of the user's sign-up, and the sign-up button. */
function SignUpState(props: StateProps) {
  const { activity, status, disabled = false, loading = false, onSignUp } = props;
  const { attendance, nameStep, also, outcome } = props;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The clicked button has been removed.
    if (outcome !== undefined) message.current?.focus();
  }, [outcome]);
  const loggedIn = useSession((session) => session.token !== undefined);
  const soldOut = useSoldOut(activity);
  // Set for visitors who have scanned the venue's QR code to check in.
  const { code: scanned } = useSearch({ strict: false });
  const open = activity.state === 'open';
  // Whether the user isn't an attendee and can sign up.
  const outside = status !== 'signedUp' && status !== 'signedIn';

  if (activity.state === 'cancelled') {
    return (
      <>
        <p role="status">
          <FormattedMessage
            id="activity.hint.cancelled"
            values={{ reason: activity.cancelReason ?? '' }}
          />
        </p>
        {also}
      </>
    );
  }
  return (
    <>
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className={outcome === undefined ? undefined : styles[outcome]}
      >
        {outcome === 'cancelled' && (
          <>
            <FormattedMessage id="activity.cancelled" />{' '}
          </>
        )}
        {status === 'signedUp' && <FormattedMessage id="activity.youAreIn" />}
        {status === 'signedIn' && <FormattedMessage id="activity.youWereThere" />}
        {(status === 'none' || status === 'cancelled') && (
          <FormattedMessage id={`activity.hint.${soldOut ? 'gone' : activity.state}`} />
        )}
      </p>
      {outcome === 'cancelled' && open && (
        <ActionButton variant="outline" loading={loading} onClick={() => onSignUp?.()}>
          <FormattedMessage id="activity.undoCancel" />
        </ActionButton>
      )}
      {scanned !== undefined && status !== undefined && (
        <LazyBoundary>
          <ScannedNotice loggedIn={loggedIn} status={status} />
        </LazyBoundary>
      )}
      {attendance}
      {open && outside && nameStep}
      {outside && !(open && nameStep) && (
        <div className={styles[open ? 'main' : 'shut']}>
          <ActionButton loading={loading} disabled={!open || disabled} onClick={() => onSignUp?.()}>
            <FormattedMessage id="activity.signUp" />
          </ActionButton>
        </div>
      )}
      {!attendance && also}
    </>
  );
}
