/** Steps of an edition's form, in order. */
export const STEPS = ['basics', 'dates', 'prizes', 'rules', 'guide', 'gallery', 'publish'] as const;

export type Step = (typeof STEPS)[number];

export interface EditionSearch {
  /** Absent for a new edition. */
  id?: string;
  /** Edition to copy for a new one; `none` for an empty form, absent for the latest. */
  copy?: string;
  step?: Step;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Parses the search parameters; omits invalid values. */
export function editionSearch(search: Record<string, unknown>): EditionSearch {
  const id = text(search['id']);
  const copy = text(search['copy']);
  const step = STEPS.find((one) => one === search['step']);
  return {
    ...(id !== undefined && { id }),
    ...(copy !== undefined && { copy }),
    ...(step !== undefined && { step }),
  };
}
