import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { FailedState } from '@/ui/result-state';
import styles from './article-page.module.css';

interface Props {
  title: MessageId;
  failed: boolean;
  onRetry: () => void;
}

/** An article that still loads, in its shape, or that could not be loaded. */
export function ArticleWait({ title, failed, onRetry }: Props) {
  return (
    <div className={`frame ${styles['page'] ?? ''}`}>
      <h1 className="visually-hidden" tabIndex={-1}>
        <FormattedMessage id={title} />
      </h1>
      {failed ? (
        <FailedState onRetry={onRetry} />
      ) : (
        <div className={styles['article']} aria-busy="true">
          <div className={styles['blankTitle']} />
          <div className={styles['blank']} />
        </div>
      )}
    </div>
  );
}
