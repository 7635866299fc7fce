import { getRouteApi, Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListNews } from '@/api/generated/news/news';
import { CardSkeleton } from '@/ui/card-skeleton';
import cards from '@/ui/card-list.module.css';
import list from '@/ui/list-page.module.css';
import { PageHead } from '@/ui/page-head';
import { Pagination } from '@/ui/pagination';
import { EmptyState, FailedState } from '@/ui/result-state';
import { newsQuery } from './news-query';
import { NewsCard } from './news-card';

/** A pager's link is current only at its own page. */
const EXACT = { exact: true };

const route = getRouteApi('/_public/news/');

/** The list of news; its page stands in the address. */
export function NewsPage() {
  const { page } = route.useSearch();
  const { data, isError, refetch } = useListNews(newsQuery(page));

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.News" />}
        lead={<FormattedMessage id="news.lead" />}
      />
      <div className={`frame ${list['list'] ?? ''}`}>
        {data === undefined &&
          (isError ? <FailedState onRetry={() => void refetch()} /> : <CardSkeleton />)}
        {data?.records.length === 0 && (
          <EmptyState
            title={<FormattedMessage id="news.empty" />}
            action={
              <Link to="/home">
                <FormattedMessage id="common.toHome" />
              </Link>
            }
          />
        )}
        {data !== undefined && data.records.length > 0 && (
          <>
            <p className={list['count']}>
              <FormattedMessage id="news.count" values={{ count: data.total }} />
            </p>
            <ul className={cards['grid']}>
              {data.records.map((news) => (
                <NewsCard key={news.id} news={news} />
              ))}
            </ul>
            <Pagination
              current={data.current}
              total={data.total}
              size={data.size}
              link={(to, props) => (
                <Link
                  to="/news"
                  search={to > 1 ? { page: to } : {}}
                  activeOptions={EXACT}
                  {...props}
                />
              )}
            />
          </>
        )}
      </div>
    </>
  );
}
