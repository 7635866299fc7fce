import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './personal-page.module.css';

/** Query result that a panel reads. */
export interface PanelQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface Props {
  title: MessageId;
  /** The panel renders its children once the query has data. */
  query: PanelQuery<unknown>;
  /** Replaces the default error state. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Titled panel of the personal center with the loading and error states of its query. */
export function Panel({ title, query, failed, children }: Props) {
  const { data, error, isError, refetch } = query;
  return (
    <section className={styles['panel']}>
      <h2 className={styles['title']}>
        <FormattedMessage id={title} />
      </h2>
      {data === undefined &&
        (isError ? (
          (failed ?? <FailedState error={error} onRetry={() => void refetch()} />)
        ) : (
          <div className={styles['skeleton']} aria-hidden="true" />
        ))}
      {data !== undefined && children}
    </section>
  );
}
