import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionButton } from '../button/action-button';
import { callFailure, isNotOffered } from './call-failure';
import { FailureText } from './failure-text';
import styles from './result-state.module.css';

/** Decoration: loaded lazily, and omitted if loading fails. */
const EmptyArt = lazy<ComponentType>(() =>
  import('../art/empty-art').catch(() => ({ default: () => null })),
);

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
}

/** Empty state with a hint and a next step. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <div className={styles['state']}>
      <div className={styles['art']}>
        <Suspense>
          <EmptyArt />
        </Suspense>
      </div>
      <p className={styles['title']}>{title}</p>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {action}
    </div>
  );
}

export function LoadingState() {
  return (
    <div aria-busy="true">
      <EmptyState title={<FormattedMessage id="common.loading" />} />
    </div>
  );
}

/** Failed query: shows the message and a retry button, unless the server doesn't offer the operation. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = callFailure(error);
  const mayRetry = failure === undefined || !isNotOffered(failure);
  return (
    <div role="alert">
      <EmptyState
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
