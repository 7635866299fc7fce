import { QUIET_WHEN_GONE } from '@/api/failure';
import { useGetMatchInfo } from '@/api/generated/match/match';
import type { EntryRules } from '@/api/generated/model';

/** What the current edition asks of an entry; nothing while it isn't known. */
export function useEntryRules(): EntryRules {
  const { data } = useGetMatchInfo(QUIET_WHEN_GONE);
  return data?.entryRules ?? {};
}
