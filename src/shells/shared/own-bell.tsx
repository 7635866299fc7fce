import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListMyNotices, useReadMyNotices } from '@/api/generated/account/account';
import type { OwnNotice } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { useSitePath } from '@/lib/page/site-link';
import { BellFrame } from './bell-frame';
import styles from './bell.module.css';

/** Polling interval for new notices, in milliseconds. */
const REFRESH = 5 * 60_000;

interface ItemProps {
  notice: OwnNotice;
  /** Whether the panel was opened with the notice unread. */
  isNew: boolean;
  onFollow: () => void;
}

function Item({ notice: { title, path, createDate }, isNew, onFollow }: ItemProps) {
  const dates = useDates();
  const sitePath = useSitePath();
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  return (
    <li className={styles['item']}>
      <a href={`#${sitePath(pathname)}${search}`} className={styles['link']} onClick={onFollow}>
        {isNew && (
          <span className={styles['new']}>
            <FormattedMessage id="session.newNotice" />
          </span>
        )}
        {title}
      </a>
      <time className={styles['time']} dateTime={createDate}>
        {dates.moment(createDate)}
      </time>
    </li>
  );
}

/** Bell of a signed-in user. Opening it marks the listed notices as read. */
export default function OwnBell() {
  const { data, isError, refetch } = useListMyNotices({
    query: { refetchInterval: REFRESH },
    request: { suppressToast: true },
  });
  const { mutate: markRead } = useReadMyNotices({ request: { suppressToast: true } });
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const records = data?.records ?? [];
  const onOpen = () => {
    const unread = records.filter(({ read }) => !read).map(({ id }) => id);
    setFresh(unread);
    if (unread.length > 0) markRead({ data: { ids: unread } });
  };
  return (
    <BellFrame count={data?.unread ?? 0} onOpen={onOpen}>
      {(close) => (
        <>
          {records.length > 0 && (
            <ul role="list">
              {records.map((notice) => (
                <Item
                  key={notice.id}
                  notice={notice}
                  isNew={fresh.includes(notice.id)}
                  onFollow={close}
                />
              ))}
            </ul>
          )}
          {data !== undefined && records.length === 0 && (
            <p className={styles['title']}>
              <FormattedMessage id="session.noNotices" />
            </p>
          )}
          {isError && data === undefined && (
            <p className={styles['title']}>
              <FormattedMessage id="session.noticesFailed" />{' '}
              <button type="button" className={styles['textButton']} onClick={() => void refetch()}>
                <FormattedMessage id="error.tryAgain" />
              </button>
            </p>
          )}
        </>
      )}
    </BellFrame>
  );
}
