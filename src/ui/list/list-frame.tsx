import type { ReactNode } from 'react';
import cards from '../card/card-list.module.css';
import { CardSkeleton } from '../card/card-skeleton';
import { UnreadableRecords, isEmptyPage } from './unreadable-records';
import { useBelowFold } from './use-below-fold';
import styles from './list-page.module.css';
import { Pagination, type PageLink } from './pagination';
import { FailedState } from '../feedback/result-state';

/** A page of records, as every list of the contract answers it. */
interface RecordPage<T> {
  records: readonly T[];
  total: number;
  current: number;
  size: number;
  dropped?: number;
}

/** What a list needs of its query. */
interface ListQuery<T> {
  data: RecordPage<T> | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: ListQuery<T>;
  /** Above the list, whatever its state: filters, tabs. */
  tools?: ReactNode;
  count: (total: number) => ReactNode;
  /** Says what to do next where nothing is found. */
  empty: ReactNode;
  /** Draws one record as a list item. */
  item: (record: T) => ReactNode;
  pageLink: PageLink;
  /** Class of the list; a grid of cards where absent. */
  layout?: string | undefined;
  /** In the shape of what comes; cards where absent. */
  skeleton?: ReactNode;
}

/** As many records as most screens show at first; the others are drawn right after. */
const FIRST_SCREEN = 3;

/** The frame of every list that pages: its states, the count, the records, the pager. */
export function ListFrame<T>(props: Props<T>) {
  const { query, tools, count, empty, item, pageLink, layout, skeleton = <CardSkeleton /> } = props;
  const { data, error, isError, refetch } = query;
  const belowFold = useBelowFold();
  const drawn = belowFold ? data?.records : data?.records.slice(0, FIRST_SCREEN);
  const whole = drawn?.length === data?.records.length;
  return (
    <div className={`frame ${styles['list'] ?? ''}`} data-begun={!whole || undefined}>
      {tools}
      {data === undefined &&
        (isError ? (
          <FailedState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListPlaceholder>{skeleton}</ListPlaceholder>
        ))}
      {data !== undefined && (
        <>
          <p className={styles['count']} role="status">
            {data.total > 0 && count(data.total)}
          </p>
          <UnreadableRecords page={data} />
          {data.records.length > 0 && (
            <ul className={layout ?? cards['grid']}>{drawn?.map(item)}</ul>
          )}
          {isEmptyPage(data) && empty}
          {whole && (
            <Pagination
              current={data.current}
              total={data.total}
              size={data.size}
              link={pageLink}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The room of the count, so that the records don't jump when they come. */
function ListPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={styles['count']}>&nbsp;</p>
      {children}
    </>
  );
}
