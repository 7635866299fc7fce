import { useIntl } from 'react-intl';
import { EVENT_ZONE, eventParts } from '@/i18n/format/dates';
import styles from './date-block.module.css';

/** Shows a date like a calendar sheet: day over month. */
export function DateBlock({ time }: { time: string }) {
  const intl = useIntl();
  return (
    <time dateTime={time} className={styles['block']}>
      <span className={styles['day']}>{eventParts(time).day.padStart(2, '0')}</span>
      <span className={styles['month']}>
        {intl.formatDate(time, { month: 'short', timeZone: EVENT_ZONE })}
      </span>
    </time>
  );
}
