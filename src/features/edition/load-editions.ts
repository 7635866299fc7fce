import { getListEditionsQueryOptions } from '@/api/generated/match/match';
import { prefetch, type Loading } from '@/lib/prefetch';

/** Asks for the past editions. */
export function loadEditions({ context: { queryClient } }: Loading): void {
  prefetch(queryClient, getListEditionsQueryOptions());
}
