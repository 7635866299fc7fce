import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/page/prefetch';

export function loadDomains({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getListDomainsQueryOptions());
}
