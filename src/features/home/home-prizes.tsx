import { FormattedMessage, useIntl } from 'react-intl';
import type { Highlight, Match } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import { LANGUAGES } from '@/i18n/languages';
import styles from './home-prizes.module.css';

interface Props {
  match: Pick<Match, 'prizes' | 'language'>;
  highlights: readonly Highlight[];
}

export function HomePrizes({ match: { prizes, language }, highlights }: Props) {
  const intl = useIntl();
  return (
    <div className={styles['grid']}>
      <ol role="list" className={styles['prizes']}>
        {prizes.map(({ name, amount, count }) => (
          <li key={name} className={styles['prize']}>
            <span className={styles['name']} lang={LANGUAGES[language]}>
              {name}
            </span>
            <span className={styles['count']}>
              <FormattedMessage id="home.winners" values={{ count }} />
            </span>
            {amount > 0 && <span className={styles['amount']}>{sumOf(intl, amount)}</span>}
          </li>
        ))}
      </ol>
      <ul role="list" className={styles['reasons']}>
        {highlights.map(({ id, title, summary, language: reasonLanguage }) => (
          <li
            key={id}
            className={styles['reason']}
            lang={reasonLanguage && LANGUAGES[reasonLanguage]}
          >
            <h3>{title}</h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
