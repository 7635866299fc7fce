import { isMonth, type Month } from './month-text';
import { idSearch, pageSearch, searchOptions } from '@/lib/search';

export const KINDS = ['roadshow', 'training', 'salon', 'final'] as const;
export const STATES = ['upcoming', 'open', 'full', 'ended', 'cancelled'] as const;

/** What the address of the activities says. */
export interface ActivitySearch {
  page?: number;
  kind?: (typeof KINDS)[number];
  state?: (typeof STATES)[number];
  /** Name of a city as activities carry it. */
  city?: string;
  month?: Month;
  view?: 'month';
}

/** Reads the address; what it can't mean is left out. */
export function activitySearch(search: Record<string, unknown>): ActivitySearch {
  const kind = KINDS.find((known) => known === search['kind']);
  const state = STATES.find((known) => known === search['state']);
  const { city, month, view } = search;
  return {
    ...pageSearch(search),
    ...(kind && { kind }),
    ...(state && { state }),
    ...(typeof city === 'string' && city !== '' && city.length <= 50 && { city }),
    ...(isMonth(month) && { month }),
    ...(view === 'month' && { view }),
  };
}

/** Options of the route of the list, on both sites. */
export const activitiesSearchOptions = searchOptions(activitySearch);

/** The activity that a page shows, and the check-in code that was scanned at its venue. */
function activityIdSearch(search: Record<string, unknown>): { id: string; code?: string } {
  const { code } = search;
  const isCode = typeof code === 'string' && /^\d{6}$/.test(code);
  return { ...idSearch(search), ...(isCode && { code }) };
}

/** Options of the route of one activity, on both sites. */
export const activitySearchOptions = searchOptions(activityIdSearch);
