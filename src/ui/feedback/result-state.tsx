import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StateKind } from '../art/state-art';
import { ActionButton } from '../button/action-button';
import { callFailure, isNotOffered } from './call-failure';
import { FailureText } from './failure-text';
import styles from './result-state.module.css';
import { StatePicture } from './state-picture';

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
}

/** Shows a state in place of content: drawing, title, hint and next step. */
export function ResultState({ kind, title, hint, action }: Props & { kind: StateKind }) {
  return (
    <div className={styles['state']}>
      <StatePicture kind={kind} />
      <p className={styles['title']}>{title}</p>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {action}
    </div>
  );
}

/** State of an empty list, or of a search without matches. */
export function EmptyState(props: Props) {
  return <ResultState kind="empty" {...props} />;
}

/** State of a detail page whose record no longer exists, or whose URL names no record. */
export function GoneState(props: Props) {
  return <ResultState kind="gone" {...props} />;
}

/** State of a failed query: message and, if the server implements the operation, a retry button. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = callFailure(error);
  const mayRetry = failure === undefined || !isNotOffered(failure);
  return (
    <div role="alert">
      <ResultState
        kind="failed"
        title={<FormattedMessage id="error.failed.title" />}
        hint={<FailureText error={error} />}
        action={
          mayRetry && (
            <ActionButton variant="outline" onClick={onRetry}>
              <FormattedMessage id="error.tryAgain" />
            </ActionButton>
          )
        }
      />
    </div>
  );
}
