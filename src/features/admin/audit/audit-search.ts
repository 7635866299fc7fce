import type { AuditOutcome } from '@/api/generated/model';
import { searchWords } from '@/lib/list-search';

// Not taken from the schema, because every page loads this module with its route.
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
  /** First and last day, as `2026-11-24`. Not named `from`, which another page uses in the same URL. */
  since?: string;
  until?: string;
  page?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}

/** Parses the search parameters; omits invalid and default values. */
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

/** Returns the start of a day in the browser's time zone, optionally some days later. */
function beginOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

export function auditQuery({ page = 1, since, until, ...filters }: AuditSearch) {
  return {
    ...filters,
    ...(since !== undefined && { from: beginOf(since) }),
    ...(until !== undefined && { to: beginOf(until, 1) }),
    current: page,
    size: AUDIT_PAGE,
  };
}
