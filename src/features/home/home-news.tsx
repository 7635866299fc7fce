import { useIntl } from 'react-intl';
import { pictureSource } from '@/api/file-url';
import type { NewsSummary } from '@/api/generated/model';
import { EVENT_ZONE, eventParts, useDates } from '@/i18n/format/dates';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { ChineseOnly } from '@/ui/page/chinese-only';
import styles from './home-news.module.css';

/** Newest article as a large card, and the next four as a list. */
export function HomeNews({ news }: { news: readonly NewsSummary[] }) {
  const dates = useDates();
  const intl = useIntl();
  const [first, ...rest] = news;
  if (first === undefined) return null;
  return (
    <div className={styles['grid']}>
      <article className={styles['lead']}>
        {first.coverFileId !== undefined && (
          <img
            {...pictureSource(first.coverFileId)}
            alt=""
            width="640"
            height="360"
            loading="lazy"
          />
        )}
        <div className={styles['words']} lang={LANGUAGES[first.language]}>
          <h3>
            <SiteLink to="/news/preview" search={{ id: first.id }}>
              {first.title}
            </SiteLink>
          </h3>
          <p>
            {dates.day(first.publishDate)} · {first.source}{' '}
            <ChineseOnly language={first.language} />
          </p>
        </div>
      </article>
      <ul role="list">
        {rest.slice(0, 4).map((item) => (
          <li key={item.id} className={styles['row']}>
            <time className={styles['day']} dateTime={item.publishDate}>
              <span className={styles['number']}>
                {eventParts(item.publishDate).day.padStart(2, '0')}
              </span>
              <span className={styles['month']}>
                {intl.formatDate(item.publishDate, {
                  year: 'numeric',
                  month: 'short',
                  timeZone: EVENT_ZONE,
                })}
              </span>
            </time>
            <div lang={LANGUAGES[item.language]}>
              <h3>
                <SiteLink to="/news/preview" search={{ id: item.id }}>
                  {item.title}
                </SiteLink>{' '}
                <ChineseOnly language={item.language} />
              </h3>
              <p>{item.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
