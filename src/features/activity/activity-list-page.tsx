import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { picturePlaceholder } from '@/api/file-url';
import { useListActivities } from '@/api/generated/activity/activity';
import { serverNow } from '@/lib/page/clock';
import { monthOf } from './month';
import { SiteLink } from '@/lib/page/site-link';
import { CardSkeleton } from '@/ui/card/card-skeleton';
import { UnreadableRecords, isEmptyPage } from '@/ui/list/unreadable-records';
import { ListFrame } from '@/ui/list/list-frame';
import list from '@/ui/list/list-page.module.css';
import { EmptyList, type NoMatch } from '@/ui/list/empty-list';
import { PageHead } from '@/ui/page/page-head';
import { FailedState } from '@/ui/feedback/result-state';
import { ActivityCard } from './activity-card';
import { ActivityFilters } from './activity-filters';
import { activitiesQuery } from './queries';
import { activitySearch } from './search';

/** Loaded lazily: most visitors use the list. */
const ActivityMonth = lazy(() => import('./activity-month'));

/** Marks a page link as current only for the exact URL. */
const EXACT = { exact: true };

/** Activities as a list or a calendar month; view, filters and page are search parameters. */
export function ActivityListPage() {
  // Parsed again: the routes of both sites use this page, so the type of the search is unknown.
  const search = activitySearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useListActivities(activitiesQuery(search));
  const filters = (
    <ActivityFilters
      search={search}
      onChange={(change) => {
        void navigate({
          to: '.',
          search: ({ page: _page, ...rest }) => activitySearch({ ...rest, ...change }),
          replace: true,
        });
      }}
    />
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="route.Activity" />}
        lead={<FormattedMessage id="activity.lead" />}
      />
      {search.view === 'month' ? (
        <div className={`frame ${list['list'] ?? ''}`} data-begun={query.isPending || undefined}>
          {filters}
          {query.isError && query.data === undefined ? (
            <FailedState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <>
              <UnreadableRecords page={query.data} />
              <Suspense fallback={<div className={list['list']} data-begun />}>
                <ActivityMonth
                  month={search.month ?? monthOf(serverNow())}
                  activities={query.data?.records ?? []}
                  none={
                    isEmptyPage(query.data) && (
                      <p className={list['none']} role="status">
                        <FormattedMessage id="activity.empty" />
                      </p>
                    )
                  }
                />
              </Suspense>
            </>
          )}
        </div>
      ) : (
        <ListFrame
          query={query}
          skeleton={<CardSkeleton picture={picturePlaceholder('coverFileId')} />}
          tools={filters}
          count={(count) => <FormattedMessage id="activity.count" values={{ count }} />}
          empty={
            <EmptyList title="activity.none" noMatch={Object.keys(search).length > 0 && NO_MATCH} />
          }
          item={(activity) => <ActivityCard key={activity.id} activity={activity} />}
          pageLink={(to, props) => (
            <SiteLink
              to="/activity"
              search={({ page: _page, ...rest }) => ({ ...rest, ...(to > 1 && { page: to }) })}
              activeOptions={EXACT}
              {...props}
            />
          )}
        />
      )}
    </>
  );
}

const NO_MATCH: NoMatch = {
  title: 'activity.empty',
  action: (
    <SiteLink to="/activity">
      <FormattedMessage id="activity.filter.clear" />
    </SiteLink>
  ),
};
