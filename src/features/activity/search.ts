import { isMonth, type Month } from './month-text';
import { idSearch, pageSearch, searchOptions } from '@/lib/search';

export const KINDS = ['roadshow', 'training', 'salon', 'final'] as const;
export const STATES = ['upcoming', 'open', 'full', 'ended', 'cancelled'] as const;

export interface ActivitySearch {
  page?: number;
  kind?: (typeof KINDS)[number];
  state?: (typeof STATES)[number];
  /** City name as in activities. */
  city?: string;
  month?: Month;
  view?: 'month';
}

/** Parses the search parameters; omits invalid values. */
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

/** Route options of the activity list on both sites. */
export const activitiesSearchOptions = searchOptions(activitySearch);

/** Parses the id of the activity, and the check-in code from the venue's QR code. */
function activityIdSearch(search: Record<string, unknown>): { id: string; code?: string } {
  const { code } = search;
  const isCode = typeof code === 'string' && /^\d{6}$/.test(code);
  return { ...idSearch(search), ...(isCode && { code }) };
}

/** Route options of the activity page on both sites. */
export const activitySearchOptions = searchOptions(activityIdSearch);
