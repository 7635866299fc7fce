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
  /** Newest items; undefined while loading and on failure. */
  news: readonly NewsSummary[] | undefined;
  /** Id of the item on the page, which is excluded. */
  shown: string;
}

const MAX = 4;

/** Further news beside an article or a video; renders nothing if the request failed. */
export function SideNews({ title, news, shown }: Props) {
  const dates = useDates();
  const others = (news ?? []).filter(({ id }) => id !== shown).slice(0, MAX);
  if (others.length === 0) return null;
  return (
    <section className={styles['others']} aria-labelledby="side-news">
      <h2 id="side-news" className={styles['title']}>
        <FormattedMessage id={title} />
      </h2>
      <ul role="list">
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
