import { QUIET_WHEN_GONE } from '@/api/failure';
import { getListTemplatesQueryOptions } from '@/api/generated/file/file';
import { getGetGuideQueryOptions, getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/page/prefetch';

export function loadGuide({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getGetMatchInfoQueryOptions(QUIET_WHEN_GONE));
  prefetch(queryClient, getGetGuideQueryOptions(QUIET_WHEN_GONE));
  prefetch(queryClient, getListDomainsQueryOptions());
  prefetch(queryClient, getListTemplatesQueryOptions());
}
