import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { DashboardTotals } from '@/api/generated/model';
import styles from './dashboard.module.css';

const SHOWN = [
  ['entries', '/a/match/entries'],
  ['pendingEntries', '/a/match/entries?status=1'],
  ['pendingExperts', '/a/match/experts?status=1'],
  ['users', '/a/sys/user'],
] as const;

/** The key figures, each leading to where it can be worked on. */
export function Totals({ totals }: { totals: DashboardTotals }) {
  return (
    <ul className={styles['totals']}>
      {SHOWN.map(([name, path]) => (
        <li key={name}>
          <a className={styles['total']} href={`#${path}`}>
            <span className={styles['number']}>
              <FormattedNumber value={totals[name]} />
            </span>
            <FormattedMessage id={`staff.total.${name}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
