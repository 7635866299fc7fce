import styles from './failure-note.module.css';
import { callFailure } from './call-failure';
import { FailureText } from './failure-text';

/** Failures that users act on after a toast has gone. */
const STAYING = ['TransportFault', 'TooManyRequests', 'Refused'];

/**
 * Shows why an action failed, beside its button. The mutation passes `QUIET_WHEN_UNANSWERED`: without an
 * answer this note takes the place of a toast.
 */
export function FailureNote({ error }: { error: unknown }) {
  const failure = callFailure(error);
  if (failure === undefined || !STAYING.includes(failure.kind)) return null;
  const { kind, serverMessage } = failure;
  // A toast has announced the others.
  const unannounced = kind === 'TransportFault' && serverMessage === undefined;
  return (
    <p role={unannounced ? 'alert' : undefined} className={styles['note']}>
      <FailureText error={error} />
    </p>
  );
}
