import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/message-ids';
import { FailedState } from '@/ui/feedback/result-state';
import styles from './personal-page.module.css';

/** What a panel needs of the query whose answer it shows. */
export interface PanelQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface Props {
  title: MessageId;
  /** The panel's query; its content is drawn once it has answered. */
  query: PanelQuery<unknown>;
  /** What stands in the place of a query that failed. */
  failed?: ReactNode;
  children: ReactNode;
}

/** One titled part of the personal centre, with the states of its own query. */
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
