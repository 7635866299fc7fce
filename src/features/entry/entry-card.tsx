import { FormattedMessage } from 'react-intl';
import { pictureSource, SMALL_CARD_SIZES } from '@/api/file-url';
import type { ProjectSummary } from '@/api/generated/model';
import { labelOf, type Choice } from '@/domain/reference/reference-labels';
import { LANGUAGES } from '@/i18n/languages';
import { SiteLink } from '@/lib/page/site-link';
import { CardCover } from '@/ui/card/card-cover';
import { ChineseOnly } from '@/ui/page/chinese-only';
import styles from '@/ui/card/card-list.module.css';
import { EntryResult } from './entry-result';

interface Props {
  entry: ProjectSummary;
  domains: readonly Choice[];
  cities: readonly Choice[];
}

export function EntryCard({ entry, domains, cities }: Props) {
  const { language } = entry;
  return (
    <li className={`${styles['card'] ?? ''} ${styles['compact'] ?? ''}`}>
      <CardCover
        picture={
          entry.logoFileId === undefined
            ? undefined
            : pictureSource(entry.logoFileId, SMALL_CARD_SIZES)
        }
      />
      <div className={styles['body']}>
        <p className={styles['meta']}>
          <span className={styles['tag']}>{labelOf(domains, entry.domain)}</span>
          <span>
            {labelOf(cities, entry.city)} ·{' '}
            <FormattedMessage id="entry.year" values={{ year: String(entry.year) }} />
          </span>
          {language && <ChineseOnly language={language} />}
        </p>
        <h2 className={styles['title']} lang={language && LANGUAGES[language]}>
          <SiteLink to="/entries-detail" search={{ id: entry.id }}>
            {entry.name}
          </SiteLink>
        </h2>
        <p className={styles['summary']} lang={language && LANGUAGES[language]}>
          {entry.summary}
        </p>
        <EntryResult entry={entry} />
      </div>
    </li>
  );
}
