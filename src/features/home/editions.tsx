import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditionSummary } from '@/api/generated/model';
import { WhenInView } from '@/ui/page/when-in-view';
import { sumOf } from '@/i18n/format/money';
import { LANGUAGES } from '@/i18n/languages';
import styles from './editions.module.css';

const EditionsChart = lazy(() => import('./editions-chart'));

const COLUMNS = ['projects', 'cities', 'prizePool'] as const;

/** The past editions: a chart that loads when it comes into view, and the same as a table. */
export function Editions({ editions }: { editions: readonly EditionSummary[] }) {
  return (
    <div>
      <WhenInView className={styles['place']}>
        <Suspense>
          <EditionsChart editions={editions} />
        </Suspense>
      </WhenInView>
      <details className={styles['details']}>
        <summary>
          <FormattedMessage id="home.chartTable" />
        </summary>
        <EditionsTable editions={editions} />
      </details>
    </div>
  );
}

function EditionsTable({ editions }: { editions: readonly EditionSummary[] }) {
  const intl = useIntl();
  return (
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
        {editions.map(({ id, name, figures, language }) => (
          <tr key={id}>
            <th scope="row" lang={LANGUAGES[language]}>
              {name}
            </th>
            {COLUMNS.map((column) => (
              <td key={column}>
                {column === 'prizePool'
                  ? sumOf(intl, figures[column])
                  : intl.formatNumber(figures[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
