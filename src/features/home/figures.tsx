import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchFigures } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import styles from './figures.module.css';

const FIGURES = ['projects', 'cities', 'prizePool', 'finance'] as const;

const MONEY: ReadonlySet<string> = new Set(['prizePool', 'finance']);

/** The edition in four numbers; money in short form. */
export function Figures({ figures }: { figures: MatchFigures }) {
  const intl = useIntl();
  return (
    <section className="frame" aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        <FormattedMessage id="home.figures" />
      </h2>
      <dl className={styles['strip']}>
        {FIGURES.map((name) => (
          <div key={name} className={styles['figure']}>
            <dt className={styles['label']}>
              <FormattedMessage id={`home.figure.${name}`} />
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
