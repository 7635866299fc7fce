import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListMyActivities } from '@/api/generated/activity/activity';
import { buttonClass } from '@/ui/button';
import { MyActivity } from './my-activity';
import { Panel } from './panel';
import styles from './personal-page.module.css';

/** Activities that the user signed up for; each is cancelled and checked in to right there. */
export function MyActivities() {
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
        {query.data?.map((activity) => (
          <MyActivity key={activity.id} activity={activity} />
        ))}
      </ul>
    </Panel>
  );
}
