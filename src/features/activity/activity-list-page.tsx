import { getRouteApi, Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useListActivities } from '@/api/generated/activity/activity';
import cards from '@/ui/card-list.module.css';
import { CardSkeleton } from '@/ui/card-skeleton';
import list from '@/ui/list-page.module.css';
import { PageHead } from '@/ui/page-head';
import { Pagination } from '@/ui/pagination';
import { EmptyState, FailedState } from '@/ui/result-state';
import { ActivityCard } from './activity-card';
import { activitiesQuery } from './activity-query';

/** A pager's link is current only at its own page. */
const EXACT = { exact: true };

const route = getRouteApi('/_public/activity/');

/** The list of activities; its page stands in the address. */
export function ActivityListPage() {
  const { page } = route.useSearch();
  const { data, isError, refetch } = useListActivities(activitiesQuery(page));

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Activity" />}
        lead={<FormattedMessage id="activity.lead" />}
      />
      <div className={`frame ${list['list'] ?? ''}`}>
        {data === undefined &&
          (isError ? <FailedState onRetry={() => void refetch()} /> : <CardSkeleton />)}
        {data?.records.length === 0 && (
          <EmptyState
            title={<FormattedMessage id="activity.empty" />}
            action={
              <Link to="/home">
                <FormattedMessage id="common.toHome" />
              </Link>
            }
          />
        )}
        {data !== undefined && data.records.length > 0 && (
          <>
            <p className={list['count']}>
              <FormattedMessage id="activity.count" values={{ count: data.total }} />
            </p>
            <ul className={cards['grid']}>
              {data.records.map((activity) => (
                <ActivityCard key={activity.id} activity={activity} />
              ))}
            </ul>
            <Pagination
              current={data.current}
              total={data.total}
              size={data.size}
              link={(to, props) => (
                <Link
                  to="/activity"
                  search={to > 1 ? { page: to } : {}}
                  activeOptions={EXACT}
                  {...props}
                />
              )}
            />
          </>
        )}
      </div>
    </>
  );
}
