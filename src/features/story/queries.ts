import { getListDomainsQueryOptions } from '@/api/generated/reference/reference';
import { prefetch, type Loading } from '@/lib/page/prefetch';

/** Asks for the domains. */
export function loadDomains({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getListDomainsQueryOptions());
}
