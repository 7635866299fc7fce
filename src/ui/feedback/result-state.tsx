import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isNotOffered } from '@/api/failure';
import { ActionButton } from '../button/action-button';
import { FailureText } from './failure-text';
import styles from './result-state.module.css';

/** An ornament: no page waits for it, and what shows a failure doesn't fail for the lack of it. */
const EmptyArt = lazy<ComponentType>(() =>
  import('../art/empty-art').catch(() => ({ default: () => null })),
);

interface Props {
  title: ReactNode;
  hint?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
}

/** A place without content: says so, and what to do next. */
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

/** A place whose content is on its way. */
export function LoadingState() {
  return (
    <div aria-busy="true">
      <EmptyState title={<FormattedMessage id="common.loading" />} />
    </div>
  );
}

/** A query that failed: says why and, where a retry may help, offers one, in place. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={<FormattedMessage id="error.failed.title" />}
        hint={<FailureText error={error} />}
        action={
          !isNotOffered(error) && (
            <ActionButton variant="outline" onClick={onRetry}>
              <FormattedMessage id="error.tryAgain" />
            </ActionButton>
          )
        }
      />
    </div>
  );
}
