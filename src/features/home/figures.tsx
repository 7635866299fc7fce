import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import { isUnfinished } from './edition-trend';
import styles from './figures.module.css';

const FIGURES = ['projects', 'cities', 'prizePool', 'finance'] as const;

const MONEY: ReadonlySet<string> = new Set(['prizePool', 'finance']);

/**
 * Key numbers of the edition, amounts in compact form. Entries of an unfinished edition are labeled "so
 * far"; raised funds are shown only if greater than zero.
 */
export function Figures({ match: { figures, status } }: { match: Match }) {
  const intl = useIntl();
  const shown = FIGURES.filter((name) => name !== 'finance' || figures.finance > 0);
  return (
    <section className="frame" aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        <FormattedMessage id="home.figures" />
      </h2>
      <dl className={styles['strip']}>
        {shown.map((name) => (
          <div key={name} className={styles['figure']}>
            <dt className={styles['label']}>
              <FormattedMessage
                id={
                  name === 'projects' && isUnfinished({ status })
                    ? 'home.figure.projectsSoFar'
                    : `home.figure.${name}`
                }
              />
            </dt>
            <dd className={styles['value']}>
              {MONEY.has(name) ? sumOf(intl, figures[name]) : intl.formatNumber(figures[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
