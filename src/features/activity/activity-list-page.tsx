import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListActivities } from '@/api/generated/activity/activity';
import { ListFrame } from '@/ui/list-frame';
import { PageHead } from '@/ui/page-head';
import { EmptyState } from '@/ui/result-state';
import { ActivityCard } from './activity-card';
import { activitiesQuery } from './activity-query';

/** A pager's link is current only at its own page. */
const EXACT = { exact: true };

/** The list of activities; its page stands in the address. */
export function ActivityListPage() {
  const { page } = useSearch({ strict: false });

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Activity" />}
        lead={<FormattedMessage id="activity.lead" />}
      />
      <ListFrame
        query={useListActivities(activitiesQuery(page))}
        count={(count) => <FormattedMessage id="activity.count" values={{ count }} />}
        empty={
          <EmptyState
            title={<FormattedMessage id="activity.empty" />}
            action={
              <Link to="/home">
                <FormattedMessage id="common.toHome" />
              </Link>
            }
          />
        }
        item={(activity) => <ActivityCard key={activity.id} activity={activity} />}
        pageLink={(to, props) => (
          <Link
            to="/activity"
            search={to > 1 ? { page: to } : {}}
            activeOptions={EXACT}
            {...props}
          />
        )}
      />
    </>
  );
}
