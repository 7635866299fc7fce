import { getListActivitiesQueryOptions } from '@/api/generated/activity/activity';
import { prefetch, type Loading } from '@/lib/prefetch';
import { activitiesQuery } from './activity-query';
import type { ActivitySearch } from './activity-search';

/** Asks for the activities that an address wants, for both sites. */
export function loadActivities({ context: { queryClient }, deps }: Loading<ActivitySearch>): void {
  prefetch(queryClient, getListActivitiesQueryOptions(activitiesQuery(deps)));
}
