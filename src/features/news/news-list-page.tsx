import { useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page/page-head';
import { ExpressList } from './express-list';
import { NewsList } from './news-list';
import { newsSearch } from './search';
import { VideoList } from './video-list';

/** Articles, videos and express items; tab and page are search parameters. */
export function NewsPage() {
  const { tab, page } = newsSearch(useSearch({ strict: false }));
  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.News" />}
        lead={<FormattedMessage id="news.lead" />}
      />
      {tab === undefined && <NewsList page={page} />}
      {tab === 'video' && <VideoList page={page} />}
      {tab === 'express' && <ExpressList />}
    </>
  );
}
