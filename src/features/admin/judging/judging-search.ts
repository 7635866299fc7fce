/** Tabs of a round; the first is the default. */
export const TABS = ['entries', 'judges'] as const;

export type JudgingTab = (typeof TABS)[number];

export interface JudgingSearch {
  /** Edition; absent for the current one. */
  matchInfoId?: string;
  /** Round; absent for the latest. */
  round?: string;
  tab?: JudgingTab;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Parses the search parameters; omits invalid and default values. */
export function judgingSearch(search: Record<string, unknown>): JudgingSearch {
  const matchInfoId = text(search['matchInfoId']);
  const round = text(search['round']);
  const tab = TABS.slice(1).find((one) => one === search['tab']);
  return {
    ...(matchInfoId !== undefined && { matchInfoId }),
    ...(round !== undefined && { round }),
    ...(tab !== undefined && { tab }),
  };
}
