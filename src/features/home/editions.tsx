import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditionSummary, MatchStatus } from '@/api/generated/model';
import { WhenInView } from '@/ui/page/when-in-view';
import { sumOf } from '@/i18n/format/money';
import { LANGUAGES } from '@/i18n/languages';
import { isUnfinished } from './edition-trend';
import styles from './editions.module.css';

const EditionsChart = lazy(() => import('./editions-chart'));

const COLUMNS = ['projects', 'cities', 'prizePool'] as const;

/** Editions as a chart, loaded near the viewport, and as a table. */
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

/** Name of an edition; marks it if its numbers aren't final. */
function EditionName({ name, status }: { name: ReactNode; status: MatchStatus }) {
  return isUnfinished({ status }) ? (
    <FormattedMessage id="home.soFar" values={{ edition: name }} />
  ) : (
    name
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
        {editions.map(({ id, name, status, figures, language }) => (
          <tr key={id}>
            <th scope="row">
              <EditionName name={<span lang={LANGUAGES[language]}>{name}</span>} status={status} />
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
