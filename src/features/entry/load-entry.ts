import { getGetProjectQueryOptions } from '@/api/generated/project/project';
import { prefetch, type Loading } from '@/lib/prefetch';

/** Asks for one entry. */
export function loadEntry({
  context: { queryClient },
  deps: { id },
}: Loading<{ id: string }>): void {
  if (id !== '') prefetch(queryClient, getGetProjectQueryOptions(id));
}
