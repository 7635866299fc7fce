import { FormattedMessage, useIntl } from 'react-intl';
import type { Highlight, MatchPrize } from '@/api/generated/model';
import { sumOf } from '@/i18n/money';
import styles from './home-prizes.module.css';

interface Props {
  prizes: readonly MatchPrize[];
  highlights: readonly Highlight[];
}

/** What there is to win, and what else an entry brings. */
export function HomePrizes({ prizes, highlights }: Props) {
  const intl = useIntl();
  return (
    <div className={styles['grid']}>
      <ol className={styles['prizes']}>
        {prizes.map(({ name, amount, count }) => (
          <li key={name} className={styles['prize']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>
              <FormattedMessage id="home.winners" values={{ count }} />
            </span>
            <span className={styles['amount']}>{sumOf(intl, amount)}</span>
          </li>
        ))}
      </ol>
      <ul className={styles['reasons']}>
        {highlights.map(({ id, title, summary }) => (
          <li key={id} className={styles['reason']}>
            <h3>{title}</h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
