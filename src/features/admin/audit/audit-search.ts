import type { AuditOutcome } from '@/api/generated/model';
import { searchWords } from '@/lib/review-search';

// Named here: every page of the site loads this beside its route, and a schema would come with it.
export const AUDIT_OUTCOMES = [
  'done',
  'refused',
  'forbidden',
] as const satisfies readonly AuditOutcome[];
const AUDIT_PAGE = 20;

export interface AuditSearch {
  keywords?: string;
  operation?: string;
  outcome?: AuditOutcome;
  /** First and last day, as `2026-11-24`; `from` is another page's, in the same address. */
  since?: string;
  until?: string;
  page?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}

/** What of the record stands in the address; nonsense and defaults are left out. */
export function auditSearch(search: Record<string, unknown>): AuditSearch {
  const keywords = searchWords(search['keywords']);
  const operation = search['operation'];
  const outcome = AUDIT_OUTCOMES.find((one) => one === search['outcome']);
  const [since, until] = [dayOf(search['since']), dayOf(search['until'])];
  const page = Number(search['page']);
  return {
    ...(keywords !== undefined && { keywords }),
    ...(typeof operation === 'string' && /^[A-Za-z]{1,64}$/.test(operation) && { operation }),
    ...(outcome !== undefined && { outcome }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** The begin of a day where the reader is, some days later. */
function beginOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The question to the server that stands behind an address. */
export function auditQuery({ page = 1, since, until, ...filters }: AuditSearch) {
  return {
    ...filters,
    ...(since !== undefined && { from: beginOf(since) }),
    ...(until !== undefined && { to: beginOf(until, 1) }),
    current: page,
    size: AUDIT_PAGE,
  };
}
