import { FormattedMessage } from 'react-intl';
import { pictureSource } from '@/api/file-url';
import type { NewsSummary } from '@/api/generated/model';
import type { MessageId } from '@/i18n/message-ids';
import { LANGUAGES } from '@/i18n/languages';
import { useDates } from '@/i18n/format/dates';
import { SiteLink } from '@/lib/page/site-link';
import { CardCover } from '@/ui/card/card-cover';
import styles from './side-news.module.css';

interface Props {
  title: MessageId;
  /** The newest ones; undefined while they load, and where they can't be had. */
  news: readonly NewsSummary[] | undefined;
  /** The one that the page shows already. */
  shown: string;
}

const MAX = 4;

/** What else there is to read or watch, beside an article or a video: an offer, never a failure. */
export function SideNews({ title, news, shown }: Props) {
  const dates = useDates();
  const others = (news ?? []).filter(({ id }) => id !== shown).slice(0, MAX);
  if (others.length === 0) return null;
  return (
    <section className={styles['others']} aria-labelledby="side-news">
      <h2 id="side-news" className={styles['title']}>
        <FormattedMessage id={title} />
      </h2>
      <ul>
        {others.map(({ id, kind, title: name, coverFileId, publishDate, language }) => (
          <li key={id} className={styles['item']}>
            <div className={styles['cover']}>
              <CardCover
                picture={coverFileId === undefined ? undefined : pictureSource(coverFileId)}
              />
            </div>
            <div lang={LANGUAGES[language]}>
              <SiteLink to={kind === 'video' ? '/play' : '/news/preview'} search={{ id }}>
                {name}
              </SiteLink>
              <time dateTime={publishDate}>{dates.day(publishDate)}</time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
