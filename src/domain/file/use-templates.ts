import { useListTemplates } from '@/api/generated/file/file';
import type { Template } from '@/api/generated/model';

const NONE: readonly Template[] = [];

/** Returns the templates that staff offer: none after a failure, undefined while loading. */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isPending } = useListTemplates({ query: { staleTime: 60_000 } });
  return isPending ? undefined : (data ?? NONE);
}
