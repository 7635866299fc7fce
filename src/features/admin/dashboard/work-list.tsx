import { Skeleton } from 'antd';
import { FormattedMessage } from 'react-intl';
import { UnreadableRecords, droppedCount, type PartialPage } from '@/ui/list/unreadable-records';
import { EmptyState } from '@/ui/feedback/result-state';
import styles from './dashboard.module.css';

interface Props {
  title: string;
  /** Page of results of the items; it may have dropped records. */
  records?: PartialPage | undefined;
  /** Undefined while loading. */
  items: readonly { key: string; text: string; side: string }[] | undefined;
  /** Path of the full list. Each item links to it with its text as keyword. */
  page: string;
  /** Status filter of the full list. */
  status?: number;
  /** Edition of the full list. */
  matchInfoId?: string | undefined;
}

/** First items of a work queue, with links to each and to the full list. */
export function WorkList({ title, records, items, page, status, matchInfoId }: Props) {
  const to = (keywords?: string) =>
    `#${page}${new URLSearchParams({
      ...(matchInfoId !== undefined && { matchInfoId }),
      ...(status !== undefined && { status: String(status) }),
      ...(keywords !== undefined && { keywords }),
    })
      .toString()
      .replace(/^(?=.)/, '?')}`;
  return (
    <section className={styles['card']}>
      <h2 className={styles['cardTitle']}>{title}</h2>
      {items === undefined && <Skeleton active />}
      <UnreadableRecords page={records} />
      {items?.length === 0 && droppedCount(records) === 0 && (
        <EmptyState title={<FormattedMessage id="staff.nothingWaits" />} />
      )}
      <ul role="list">
        {items?.map(({ key, text, side }) => (
          <li key={key} className={styles['row']}>
            <a href={to(text)}>{text}</a>
            <span className={styles['side']}>{side}</span>
          </li>
        ))}
      </ul>
      {items !== undefined && items.length > 0 && (
        <a className={styles['more']} href={to()}>
          <FormattedMessage id="staff.seeAll" />
        </a>
      )}
    </section>
  );
}
