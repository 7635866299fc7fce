import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListMyActivities } from '@/api/generated/activity/activity';
import { useDates } from '@/i18n/dates';
import { buttonClass } from '@/ui/button';
import { Panel } from './panel';
import styles from './personal-page.module.css';

/** Activities that the user signed up for; each leads to where it is cancelled or checked in to. */
export function MyActivities() {
  const dates = useDates();
  const query = useListMyActivities();
  return (
    <Panel title="personal.activities" query={query}>
      {query.data?.length === 0 && (
        <div className={styles['empty']}>
          <p>
            <FormattedMessage id="personal.activities.none" />
          </p>
          <Link to="/activity" className={buttonClass('outline')}>
            <FormattedMessage id="personal.activities.browse" />
          </Link>
        </div>
      )}
      <ul className={styles['rows']}>
        {query.data?.map(({ id, title, start, end, city, address, signUpStatus = 'none' }) => (
          <li key={id} className={styles['row']}>
            <div>
              <Link to="/activity/details" search={{ id }} className={styles['name']}>
                {title}
              </Link>
              <p className={styles['muted']}>{dates.span(start, end)}</p>
              <p className={styles['muted']}>
                {city} · {address}
              </p>
            </div>
            <span className={styles['tag']}>
              <FormattedMessage id={`personal.activity.${signUpStatus}`} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
