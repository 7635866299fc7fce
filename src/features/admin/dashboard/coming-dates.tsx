import { FormattedMessage } from 'react-intl';
import type { ComingDate } from '@/api/generated/model';
import { useDates } from '@/i18n/format/dates';
import { EmptyState } from '@/ui/feedback/result-state';
import styles from './dashboard.module.css';

const SHOWN = 8;

/** Next dates of the edition and its activities, earliest first. */
export function ComingDates({ dates = [] }: { dates: readonly ComingDate[] | undefined }) {
  const format = useDates();
  return (
    <section className={styles['card']}>
      <h2 className={styles['cardTitle']}>
        <FormattedMessage id="staff.dates" />
      </h2>
      {dates.length === 0 && <EmptyState title={<FormattedMessage id="staff.noDates" />} />}
      <ul role="list">
        {dates.slice(0, SHOWN).map(({ kind, at, name = '', id }) => (
          <li key={`${kind} ${at} ${id ?? name}`} className={styles['row']}>
            <span>
              <FormattedMessage id={`staff.date.${kind}`} values={{ name }} />
            </span>
            <time className={styles['side']} dateTime={at}>
              {kind === 'signUpEnd' || kind === 'stageEnd' ? format.end(at) : format.moment(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
