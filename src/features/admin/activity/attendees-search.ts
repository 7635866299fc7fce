import type { AttendeeStatus } from '@/api/generated/model';
import { searchWords } from '@/lib/review-search';
import { idSearch } from '@/lib/search';

// Named here: every page of the site loads this beside its route, and a schema would come with it.
export const ATTENDEE_STATUSES = [
  'signedUp',
  'signedIn',
  'cancelled',
] as const satisfies readonly AttendeeStatus[];

export interface AttendeesSearch {
  /** The activity. */
  id: string;
  keywords?: string;
  /** How the sign-ups stand that are shown; `status` is another page's, in the same address. */
  attendance?: AttendeeStatus;
  page?: number;
}

/** What of an attendee list stands in the address; nonsense and defaults are left out. */
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

/** The question to the server that stands behind an address. */
export function attendeesQuery({ keywords, attendance, page = 1 }: AttendeesSearch) {
  return {
    ...(keywords !== undefined && { keywords }),
    ...(attendance !== undefined && { status: attendance }),
    current: page,
    size: 20,
  };
}
