import { QUIET_WHEN_GONE } from '@/api/failure';
import { getGetGuideQueryOptions, getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/prefetch';

/** Asks for what the guide tells of the current edition, for both sites. */
export function loadGuide({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getGetMatchInfoQueryOptions(QUIET_WHEN_GONE));
  prefetch(queryClient, getGetGuideQueryOptions(QUIET_WHEN_GONE));
  prefetch(queryClient, getListDomainsQueryOptions());
}
