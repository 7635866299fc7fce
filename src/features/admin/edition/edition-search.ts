/** The parts of an edition's form, in the order of the work; the last one publishes it. */
export const STEPS = ['basics', 'dates', 'prizes', 'rules', 'guide', 'gallery', 'publish'] as const;

export type Step = (typeof STEPS)[number];

export interface EditionSearch {
  /** Absent for an edition to make. */
  id?: string;
  /** The edition that a new one continues from; `none` for an empty form, absent for the newest. */
  copy?: string;
  step?: Step;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What of an edition's form stands in the address; nonsense is left out. */
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
