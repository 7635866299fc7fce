import { FormattedMessage } from 'react-intl';
import { useListNewsExpress } from '@/api/generated/news/news';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { ListFrame } from '@/ui/list/list-frame';
import { EmptyList } from '@/ui/list/empty-list';
import { NewsTabs } from './news-tabs';
import styles from './express-list.module.css';

/** Express items. The operation returns all of them, so the list has a single page. */
export function ExpressList() {
  const dates = useDates();
  const { data, error, isError, refetch } = useListNewsExpress();
  const size = Math.max(1, data?.length ?? 0);
  const page = data && { records: data, total: data.length, current: 1, size };
  return (
    <ListFrame
      query={{ data: page, error, isError, refetch }}
      tools={<NewsTabs current="express" />}
      count={(count) => <FormattedMessage id="news.expressCount" values={{ count }} />}
      empty={<EmptyList title="news.empty" />}
      layout={styles['list']}
      item={({ id, title, summary, publishDate, language }) => (
        <li key={id} className={styles['item']}>
          <time dateTime={publishDate}>{dates.moment(publishDate)}</time>
          <div lang={LANGUAGES[language]}>
            <ChineseOnly language={language} />
            <h2 className={styles['title']}>
              <SiteLink to="/news/preview" search={{ id }}>
                {title}
              </SiteLink>
            </h2>
            <p>{summary}</p>
          </div>
        </li>
      )}
      pageLink={() => null}
    />
  );
}
