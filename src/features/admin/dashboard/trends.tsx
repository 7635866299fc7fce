import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Trend, TrendName } from '@/api/generated/model';
import { usePermission } from '@/session/use-permission';
import { fillDays } from './chart-options';
import styles from './dashboard.module.css';

const PLACES: Record<TrendName, [path: string, permission: string]> = {
  entries: ['/a/match/entries', 'entry:read'],
  experts: ['/a/match/experts', 'expert:review'],
  signUps: ['/a/match/activities', 'activity:write'],
  users: ['/a/sys/user', 'user:read'],
};

const [WIDTH, HEIGHT] = [120, 28];

function Days({ days }: { days: Trend['days'] }) {
  const intl = useIntl();
  const bars = fillDays(days, new Date());
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / bars.length;
  return (
    <svg
      role="img"
      aria-label={intl.formatMessage({ id: 'staff.trend.days' })}
      className={styles['days']}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ name, value }, at) => {
        // Days with 0 still show a line.
        const height = Math.max(1, (value / max) * HEIGHT);
        return (
          <rect key={name} x={at * step} y={HEIGHT - height} width={step - 1} height={height} />
        );
      })}
    </svg>
  );
}

/** Returns an arrow for an increase or decrease; the text below states the numbers. */
function signOf(lately: number, before: number): string {
  if (lately === before) return '';
  return lately > before ? ' ↑' : ' ↓';
}

/** Counts of the last seven days compared to the seven before, linked to their lists. */
export function Trends({ trends }: { trends: readonly Trend[] }) {
  const { can } = usePermission();
  return (
    <ul role="list" className={styles['totals']}>
      {trends.map(({ name, lately, before, days }) => {
        const [path, permission] = PLACES[name];
        return (
          <li key={name}>
            <a className={styles['total']} {...(can([permission]) && { href: `#${path}` })}>
              <span className={styles['number']}>
                <FormattedNumber value={lately} />
                <span aria-hidden>{signOf(lately, before)}</span>
              </span>
              <FormattedMessage id={`staff.trend.${name}`} />
              <span className={styles['before']}>
                <FormattedMessage id="staff.trend.before" values={{ count: before }} />
              </span>
              <Days days={days} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
