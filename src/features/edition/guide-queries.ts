import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { getListTemplatesQueryOptions } from '@/api/generated/file/file';
import { getGetGuideQueryOptions, getGetMatchInfoQueryOptions } from '@/api/generated/match/match';
import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/page/prefetch';

export function loadGuide({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getGetMatchInfoQueryOptions(NO_TOAST_WHEN_GONE));
  prefetch(queryClient, getGetGuideQueryOptions(NO_TOAST_WHEN_GONE));
  prefetch(queryClient, getListDomainsQueryOptions());
  prefetch(queryClient, getListTemplatesQueryOptions());
}
