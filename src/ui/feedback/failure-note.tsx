import { FormattedMessage } from 'react-intl';
import styles from './failure-note.module.css';
import { callFailure } from './call-failure';
import { FailureText } from './failure-text';

/** Failures whose toast is gone before what they say has been acted on. */
const STAYING = ['TransportFault', 'TooManyRequests', 'Refused'];

/** Why a click had no effect, beside the button that was pressed; nothing where it had one. */
export function FailureNote({ error }: { error: unknown }) {
  const failure = callFailure(error);
  if (failure === undefined || !STAYING.includes(failure.kind)) return null;
  const { kind, code, serverMessage } = failure;
  // A toast has announced all others.
  const silent = kind === 'TransportFault' && serverMessage === undefined;
  return (
    <p role={silent ? 'alert' : undefined} className={styles['note']}>
      {code === 0 ? <FormattedMessage id="waits.noAnswer" /> : <FailureText error={error} />}
    </p>
  );
}
