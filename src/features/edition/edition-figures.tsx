import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchFigures } from '@/api/generated/model';
import { sumOf } from '@/i18n/format/money';
import styles from './edition-figures.module.css';

const FIGURES = ['projects', 'cities', 'prizePool', 'finance'] as const;
const MONEY: ReadonlySet<string> = new Set(['prizePool', 'finance']);

/** Key numbers of an edition, amounts in compact form; without amounts that are zero. */
export function EditionFigures({ figures }: { figures: MatchFigures }) {
  const intl = useIntl();
  return (
    <dl className={styles['figures']}>
      {FIGURES.filter((name) => !MONEY.has(name) || figures[name] > 0).map((name) => (
        <div key={name}>
          <dt>
            <FormattedMessage id={`history.figure.${name}`} />
          </dt>
          <dd>{MONEY.has(name) ? sumOf(intl, figures[name]) : intl.formatNumber(figures[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
