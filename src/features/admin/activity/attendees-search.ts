import type { AttendeeStatus } from '@/api/generated/model';
import { searchWords } from '@/lib/list-search';
import { idSearch } from '@/lib/search';

// Not taken from the schema, because every page loads this module with its route.
export const ATTENDEE_STATUSES = [
  'signedUp',
  'signedIn',
  'cancelled',
] as const satisfies readonly AttendeeStatus[];

export interface AttendeesSearch {
  id: string;
  keywords?: string;
  /** Sign-up status to show. Not named `status`, which other pages use in the same URL. */
  attendance?: AttendeeStatus;
  page?: number;
}

/** Parses the search parameters; omits invalid and default values. */
export function attendeesSearch(search: Record<string, unknown>): AttendeesSearch {
  const keywords = searchWords(search['keywords']);
  const attendance = ATTENDEE_STATUSES.find((status) => status === search['attendance']);
  const page = Number(search['page']);
  return {
    ...idSearch(search),
    ...(keywords !== undefined && { keywords }),
    ...(attendance !== undefined && { attendance }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

export function attendeesQuery({ keywords, attendance, page = 1 }: AttendeesSearch) {
  return {
    ...(keywords !== undefined && { keywords }),
    ...(attendance !== undefined && { status: attendance }),
    current: page,
    size: 20,
  };
}
