import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListNews } from '@/api/generated/news/news';
import { ListFrame } from '@/ui/list-frame';
import { PageHead } from '@/ui/page-head';
import { EmptyState } from '@/ui/result-state';
import { newsQuery } from './news-query';
import { NewsCard } from './news-card';

/** A pager's link is current only at its own page. */
const EXACT = { exact: true };

/** The list of news; its page stands in the address. */
export function NewsPage() {
  const { page } = useSearch({ strict: false });

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.News" />}
        lead={<FormattedMessage id="news.lead" />}
      />
      <ListFrame
        query={useListNews(newsQuery(page))}
        count={(count) => <FormattedMessage id="news.count" values={{ count }} />}
        empty={
          <EmptyState
            title={<FormattedMessage id="news.empty" />}
            action={
              <Link to="/home">
                <FormattedMessage id="common.toHome" />
              </Link>
            }
          />
        }
        item={(news) => <NewsCard key={news.id} news={news} />}
        pageLink={(to, props) => (
          <Link to="/news" search={to > 1 ? { page: to } : {}} activeOptions={EXACT} {...props} />
        )}
      />
    </>
  );
}
