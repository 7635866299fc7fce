import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import {
  getGetActivityQueryOptions,
  getListActivitiesQueryOptions,
} from '@/api/generated/activity/activity';
import { serverNow } from '@/lib/page/clock';
import { monthOf, monthRange } from './month';
import { prefetch, type Loading } from '@/lib/page/prefetch';
import type { ActivitySearch } from './search';

const PAGE_SIZE = 9;

/** Maximum page size of the contract, because a month is shown as a whole. */
const MONTH_SIZE = 100;

/** Query for the search parameters, shared by the loader and the page. */
export function activitiesQuery({ page = 1, kind, state, city, month, view }: ActivitySearch) {
  const shown = view === 'month' ? (month ?? monthOf(serverNow())) : month;
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(city !== undefined && { city }),
    ...(shown !== undefined && monthRange(shown)),
    ...(view === 'month'
      ? { current: 1, pageSize: MONTH_SIZE }
      : { current: page, pageSize: PAGE_SIZE }),
  };
}

export function loadActivities({ context: { queryClient }, deps }: Loading<ActivitySearch>): void {
  prefetch(queryClient, getListActivitiesQueryOptions(activitiesQuery(deps)));
}

export function loadActivity({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetActivityQueryOptions(id, NO_TOAST_WHEN_GONE));
}
