import { FormattedMessage } from 'react-intl';
import { picturePlaceholder, SMALL_CARD_SIZES } from '@/api/file-url';
import { useListNews } from '@/api/generated/news/news';
import { SiteLink } from '@/lib/page/site-link';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { ListFrame } from '@/ui/list/list-frame';
import { EmptyList } from '@/ui/list/empty-list';
import { NewsCard } from './news-card';
import { newsQuery } from './queries';
import { NewsTabs } from './news-tabs';

/** Marks a page link as current only for the exact URL. */
const EXACT = { exact: true };

export function NewsList({ page }: { page: number | undefined }) {
  return (
    <ListFrame
      query={useListNews(newsQuery(page))}
      skeleton={
        <CardSkeleton compact picture={picturePlaceholder('coverFileId', SMALL_CARD_SIZES)} />
      }
      tools={<NewsTabs current="news" />}
      count={(count) => <FormattedMessage id="news.count" values={{ count }} />}
      empty={<EmptyList title="news.empty" />}
      item={(news) => <NewsCard key={news.id} news={news} />}
      pageLink={(to, props) => (
        <SiteLink to="/news" search={to > 1 ? { page: to } : {}} activeOptions={EXACT} {...props} />
      )}
    />
  );
}
