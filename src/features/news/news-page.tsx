import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/ui/page-head';
import { ExpressList } from './express-list';
import { NewsList } from './news-list';
import { VideoList } from './video-list';

const route = getRouteApi('/_public/news/');

/** News, videos and express; tab and page stand in the address. */
export function NewsPage() {
  const { tab, page } = route.useSearch();
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
