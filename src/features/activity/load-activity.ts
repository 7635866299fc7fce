import { getGetActivityQueryOptions } from '@/api/generated/activity/activity';
import { prefetch, type Loading } from '@/lib/prefetch';

/** Asks for one activity. */
export function loadActivity({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetActivityQueryOptions(id));
}
