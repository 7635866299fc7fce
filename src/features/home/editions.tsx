import { FormattedMessage, useIntl } from 'react-intl';
import type { EditionSummary, StorySummary } from '@/api/generated/model';
import styles from './editions.module.css';
import { COMPACT_MONEY } from './money';

interface Props {
  editions: readonly EditionSummary[];
  stories: readonly StorySummary[];
}

const COLUMNS = ['projects', 'cities', 'prizePool'] as const;

/** The past editions in figures, beside what became of their winners. */
export function Editions({ editions, stories }: Props) {
  const intl = useIntl();
  return (
    <div className={styles['grid']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="home.edition" />
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                <FormattedMessage id={`home.figure.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {editions.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  {intl.formatNumber(figures[column], column === 'prizePool' ? COMPACT_MONEY : {})}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {stories.slice(0, 3).map(({ id, title, domain, city, award }) => (
          <li key={id} className={styles['story']}>
            <h3>{title}</h3>
            <p>{[award, domain, city].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
