import { isMonth, type Month } from '@/lib/month-text';
import { pageSearch } from '@/lib/search';

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
