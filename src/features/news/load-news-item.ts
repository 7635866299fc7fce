import { getGetNewsQueryOptions } from '@/api/generated/news/news';
import { prefetch, type Loading } from '@/lib/prefetch';

/** Asks for one article or video. */
export function loadNewsItem({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetNewsQueryOptions(id));
}
