import { pageSearch } from '@/lib/search';

/** Kinds of certificates, in display order; the first is the default. */
export const KINDS = ['winner', 'entrant', 'judge', 'attendee'] as const;

export interface CertificatesSearch {
  /** Edition; absent for the current one. */
  matchInfoId?: string;
  /** Kind of the certificates. */
  certificate?: (typeof KINDS)[number];
  page?: number;
}

/** Parses the search parameters; omits invalid and default values. */
export function certificatesSearch(search: Record<string, unknown>): CertificatesSearch {
  const { matchInfoId } = search;
  const kind = KINDS.slice(1).find((one) => one === search['certificate']);
  return {
    ...(typeof matchInfoId === 'string' && matchInfoId !== '' && { matchInfoId }),
    ...(kind !== undefined && { certificate: kind }),
    ...pageSearch(search),
  };
}
