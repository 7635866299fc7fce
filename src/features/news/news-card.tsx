import type { NewsSummary } from '@/api/generated/model';
import { pictureSource, SMALL_CARD_SIZES } from '@/api/file-url';
import { useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { ChineseOnly } from '@/ui/page/chinese-only';
import { CardCover } from '@/ui/card/card-cover';
import styles from '@/ui/card/card-list.module.css';

export function NewsCard({ news }: { news: NewsSummary }) {
  const dates = useDates();
  const lang = LANGUAGES[news.language];
  return (
    <li className={`${styles['card'] ?? ''} ${styles['compact'] ?? ''}`}>
      {news.coverFileId !== undefined && (
        <CardCover picture={pictureSource(news.coverFileId, SMALL_CARD_SIZES)} />
      )}
      <div className={styles['body']}>
        <p className={styles['meta']}>
          <time dateTime={news.publishDate}>{dates.day(news.publishDate)}</time>
          <span lang={lang}>{news.source}</span>
          <ChineseOnly language={news.language} />
        </p>
        <h2 className={styles['title']} lang={lang}>
          <SiteLink to={news.kind === 'video' ? '/play' : '/news/preview'} search={{ id: news.id }}>
            {news.title}
          </SiteLink>
        </h2>
        <p className={styles['summary']} lang={lang}>
          {news.summary}
        </p>
      </div>
    </li>
  );
}
