import { serverNow } from '@/lib/clock';
import { monthOf, monthRange } from '@/lib/month';
import type { ActivitySearch } from './activity-search';

/** Activities on one page of the list. */
const PAGE_SIZE = 9;

/** The most that the contract gives at once: a month is shown whole. */
const MONTH_SIZE = 100;

/** The query of what the address asks for, shared by its loader and the page. */
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
