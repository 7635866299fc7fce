import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { getGetMatchHomeQueryOptions } from '@/api/generated/match/match';
import { learnServerTime } from '@/api/server-clock';
import { prefetch, type Loading } from '@/lib/page/prefetch';

export function loadHome({ context: { queryClient } }: Loading): void {
  void learnServerTime();
  prefetch(queryClient, getGetMatchHomeQueryOptions(NO_TOAST_WHEN_GONE));
}
