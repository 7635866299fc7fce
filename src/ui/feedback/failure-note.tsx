import styles from './failure-note.module.css';
import { callFailure } from './call-failure';
import { FailureText } from './failure-text';

/** Failures that users act on after the toast has closed. */
const STAYING = ['TransportFault', 'TooManyRequests', 'Refused'];

/**
 * Shows beside a button why its action failed. The mutation must pass `NO_TOAST_WHEN_UNANSWERED`: without a
 * response this note replaces the toast.
 */
export function FailureNote({ error }: { error: unknown }) {
  const failure = callFailure(error);
  if (failure === undefined || !STAYING.includes(failure.kind)) return null;
  const { kind, serverMessage } = failure;
  // A toast has already announced other failures.
  const unannounced = kind === 'TransportFault' && serverMessage === undefined;
  return (
    <p role={unannounced ? 'alert' : undefined} className={styles['note']}>
      <FailureText error={error} />
    </p>
  );
}
