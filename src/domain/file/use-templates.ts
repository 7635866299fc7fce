import { useListTemplates } from '@/api/generated/file/file';
import type { Template } from '@/api/generated/model';

const NONE: readonly Template[] = [];

/** The empty forms that staff offer; none while they aren't known. */
export function useTemplates(): readonly Template[] {
  return useListTemplates({ query: { staleTime: 60_000 } }).data ?? NONE;
}
