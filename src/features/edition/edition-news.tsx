import { FormattedMessage } from 'react-intl';
import { useListNews } from '@/api/generated/news/news';
import { useDates } from '@/i18n/format/dates';
import { SiteLink } from '@/lib/page/site-link';
import { UnreadableRecords, isEmptyPage } from '@/ui/list/unreadable-records';
import { Pagination } from '@/ui/list/pagination';
import { FailedState } from '@/ui/feedback/result-state';
import { editionNewsQuery } from './queries';
import styles from './edition-page.module.css';

/** Marks a page link as current only for the exact URL. */
const EXACT = { exact: true };

interface Props {
  id: string;
  page: number | undefined;
}

export function EditionNews({ id, page }: Props) {
  const dates = useDates();
  const { data, error, isError, refetch } = useListNews(editionNewsQuery(id, page));
  return (
    <section className={styles['section']} aria-labelledby="edition-news">
      <h2 id="edition-news" className={styles['title']}>
        <FormattedMessage id="history.news" />
      </h2>
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <div className={styles['blank']} aria-hidden="true" />}
      <UnreadableRecords page={data} />
      {isEmptyPage(data) && (
        <p>
          <FormattedMessage id="history.noNews" />
        </p>
      )}
      <ul role="list" className={styles['news']}>
        {data?.records.map((news) => (
          <li key={news.id} className={styles['item']}>
            <time dateTime={news.publishDate} className={styles['muted']}>
              {dates.day(news.publishDate)}
            </time>
            <SiteLink to="/news/preview" search={{ id: news.id }}>
              {news.title}
            </SiteLink>
          </li>
        ))}
      </ul>
      {data && (
        <Pagination
          current={data.current}
          total={data.total}
          size={data.size}
          link={(to, props) => (
            <SiteLink
              to="/history/preview"
              search={to > 1 ? { id, page: to } : { id }}
              activeOptions={EXACT}
              {...props}
            />
          )}
        />
      )}
    </section>
  );
}
