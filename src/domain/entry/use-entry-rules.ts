import { NO_TOAST_WHEN_GONE } from '@/api/failure';
import { useGetMatchInfo } from '@/api/generated/match/match';
import type { EntryRules } from '@/api/generated/model';

/** Returns the current edition's rules for entries; empty while unknown. */
export function useEntryRules(): EntryRules {
  const { data } = useGetMatchInfo(NO_TOAST_WHEN_GONE);
  return data?.entryRules ?? {};
}
