import { FormattedMessage } from 'react-intl';
import type { ActivitySummary } from '@/api/generated/model';
import { SiteLink } from '@/lib/page/site-link';
import { buttonClass } from '@/ui/button/button';
import { MyActivity } from './my-activity';
import { Panel, type PanelQuery } from './panel';
import styles from './personal-page.module.css';

/** Activities that the user has signed up for, with cancellation and check-in. */
export function MyActivities({ query }: { query: PanelQuery<ActivitySummary[]> }) {
  return (
    <Panel title="personal.activities" query={query}>
      {query.data?.length === 0 && (
        <div className={styles['empty']}>
          <p>
            <FormattedMessage id="personal.activities.none" />
          </p>
          <SiteLink to="/activity" className={buttonClass('outline')}>
            <FormattedMessage id="personal.activities.browse" />
          </SiteLink>
        </div>
      )}
      <ul role="list" className={styles['rows']}>
        {query.data?.map((activity) => (
          <MyActivity key={activity.id} activity={activity} />
        ))}
      </ul>
    </Panel>
  );
}
