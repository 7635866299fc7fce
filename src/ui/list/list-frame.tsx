import type { ReactNode } from 'react';
import cards from '../card/card-list.module.css';
import { CardSkeleton } from '../card/card-skeleton';
import { UnreadableRecords, isEmptyPage } from './unreadable-records';
import { useBelowFold } from './use-below-fold';
import styles from './list-page.module.css';
import { Pagination, type PageLink } from './pagination';
import { FailedState } from '../feedback/result-state';

interface RecordPage<T> {
  records: readonly T[];
  total: number;
  current: number;
  size: number;
  dropped?: number;
}

interface ListQuery<T> {
  data: RecordPage<T> | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: ListQuery<T>;
  /** Content above the list in every state, such as filters and tabs. */
  tools?: ReactNode;
  count: (total: number) => ReactNode;
  empty: ReactNode;
  item: (record: T) => ReactNode;
  pageLink: PageLink;
  /** Class of the list; default: a grid of cards. */
  layout?: string | undefined;
  /** Loading skeleton; default: cards. */
  skeleton?: ReactNode;
}

/** Number of records in the first render; the others follow in a deferred one. */
const FIRST_SCREEN = 3;

/** Frame of a paged list: loading, error and empty states, count, records and pagination. */
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
            <ul role="list" className={layout ?? cards['grid']}>
              {drawn?.map(item)}
            </ul>
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

/** Loading state; reserves the height of the count to prevent a layout shift. */
function ListPlaceholder({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={styles['count']}>&nbsp;</p>
      {children}
    </>
  );
}
