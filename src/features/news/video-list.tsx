import { FormattedMessage } from 'react-intl';
import { useListVideos } from '@/api/generated/news/news';
import { SiteLink } from '@/lib/page/site-link';
import { ListFrame } from '@/ui/list/list-frame';
import { EmptyList } from '@/ui/list/empty-list';
import { NewsCard } from './news-card';
import { newsQuery } from './queries';
import { NewsTabs } from './news-tabs';

/** Marks a page link as current only for the exact URL. */
const EXACT = { exact: true };

export function VideoList({ page }: { page: number | undefined }) {
  return (
    <ListFrame
      query={useListVideos(newsQuery(page))}
      tools={<NewsTabs current="video" />}
      count={(count) => <FormattedMessage id="news.videoCount" values={{ count }} />}
      empty={<EmptyList title="news.empty" />}
      item={(news) => <NewsCard key={news.id} news={news} />}
      pageLink={(to, props) => (
        <SiteLink
          to="/news"
          search={{ tab: 'video', ...(to > 1 && { page: to }) }}
          activeOptions={EXACT}
          {...props}
        />
      )}
    />
  );
}
