import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActivitySummary } from '@/api/generated/model';
import { EVENT_ZONE, eventParts } from '@/i18n/format/dates';
import { serverNow } from '@/lib/page/clock';
import { addMonths, dayStart, isOnDay, monthOf, weeksOf } from './month';
import type { Month } from './month-text';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { StrokeIcon } from '@/ui/page/stroke-icon';
import styles from './activity-month.module.css';

interface Props {
  month: Month;
  activities: readonly ActivitySummary[];
}

interface MonthProps extends Props {
  /** Content below a calendar without activities. */
  none: ReactNode;
}

/** An arbitrary Monday; its week provides the column headers. */
const MONDAY = Date.UTC(2026, 10, 2);
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Activities of a month in a calendar; in narrow viewports, a list of days. */
export default function ActivityMonth({ month, activities, none }: MonthProps) {
  const intl = useIntl();
  const name = intl.formatDate(dayStart(month, 1), {
    year: 'numeric',
    month: 'long',
    timeZone: EVENT_ZONE,
  });
  return (
    <section aria-label={name}>
      <div className={styles['head']}>
        <MonthLink to={addMonths(month, -1)} way="previous" />
        <h2 className={styles['name']}>{name}</h2>
        <MonthLink to={addMonths(month, 1)} way="next" />
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                {intl.formatDate(MONDAY + day * 86_400_000, { weekday: 'short', timeZone: 'UTC' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((day, column) => (
                <Day key={column} day={day} month={month} activities={activities} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {none}
      <p className={styles['zone']}>
        <FormattedMessage id="common.zone" />
      </p>
    </section>
  );
}

const SIGNS = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7' };

function MonthLink({ to, way }: { to: Month; way: 'previous' | 'next' }) {
  const sign = <StrokeIcon path={SIGNS[way]} size={18} />;
  return (
    <SiteLink
      to="/activity"
      search={(search) => ({ ...search, month: to })}
      className={`${buttonClass('outline')} ${styles[way] ?? ''}`}
    >
      {way === 'previous' && sign}
      <span className={styles['word']}>
        <FormattedMessage id={`activity.month.${way}`} />
      </span>
      {way === 'next' && sign}
    </SiteLink>
  );
}

function isToday(month: Month, day: number): boolean {
  const now = serverNow();
  return monthOf(now) === month && eventParts(new Date(now).toISOString()).day === String(day);
}

function Day({ day, month, activities }: Props & { day: number | null }) {
  if (day === null) return <td className={styles['blank']} />;
  const here = activities.filter((activity) => isOnDay(activity, month, day));
  return (
    <td
      className={here.length === 0 ? styles['free'] : styles['day']}
      {...(isToday(month, day) && { 'aria-current': 'date' as const })}
    >
      <time className={styles['number']} dateTime={dayStart(month, day).slice(0, 10)}>
        {day}
      </time>
      {here.length > 0 && (
        <ul role="list">
          {here.map(({ id, title, kind }) => (
            <li key={id}>
              <SiteLink to="/activity/details" search={{ id }} className={styles['event']}>
                <span className="visually-hidden">
                  <FormattedMessage id={`activity.kind.${kind}`} />{' '}
                </span>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
