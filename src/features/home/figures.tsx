import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import { isUnfinished } from './edition-trend';
import styles from './figures.module.css';

const FIGURES = ['projects', 'cities', 'prizePool', 'finance'] as const;

const MONEY: ReadonlySet<string> = new Set(['prizePool', 'finance']);

/**
 * The edition in numbers, money in short form. Until it has finished its entries are counted "so
 * far", and funds are shown once teams have raised some.
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
