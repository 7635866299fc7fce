import { Skeleton } from 'antd';
import { FormattedMessage } from 'react-intl';
import { UnreadableRecords, droppedCount, type PartialPage } from '@/ui/list/unreadable-records';
import { EmptyState } from '@/ui/feedback/result-state';
import styles from './dashboard.module.css';

interface Props {
  title: string;
  /** The page of records that they stand for, where it may lack some. */
  records?: PartialPage | undefined;
  /** Undefined while they load. */
  items: readonly { key: string; text: string; side: string }[] | undefined;
  /** The page where all of them are; found there by its text, each is a link. */
  page: string;
  /** What of that page is meant. */
  status?: number;
}

/** A few of the things that wait, the way to each and to all of them. */
export function WorkList({ title, records, items, page, status }: Props) {
  const to = (keywords?: string) =>
    `#${page}${new URLSearchParams({
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
      <ul>
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
