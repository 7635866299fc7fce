import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { DashboardTotals } from '@/api/generated/model';
import { usePermission } from '@/session/use-permission';
import styles from './dashboard.module.css';

const SHOWN = [
  ['entries', '/a/match/entries', 'entry:read'],
  ['pendingEntries', '/a/match/entries?status=1', 'entry:read'],
  ['pendingExperts', '/a/match/experts?status=1', 'expert:review'],
  ['users', '/a/sys/user', 'user:read'],
] as const;

/** Totals, linked to their lists if the user is authorized. */
export function Totals({ totals }: { totals: DashboardTotals }) {
  const { can } = usePermission();
  return (
    <ul role="list" className={styles['totals']}>
      {SHOWN.map(([name, path, permission]) => (
        <li key={name}>
          <a className={styles['total']} {...(can([permission]) && { href: `#${path}` })}>
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
