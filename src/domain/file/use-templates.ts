import { useListTemplates } from '@/api/generated/file/file';
import type { Template } from '@/api/generated/model';

const NONE: readonly Template[] = [];

/** The empty forms that staff offer: none where they can't be had, undefined while they are asked for. */
export function useTemplates(): readonly Template[] | undefined {
  const { data, isPending } = useListTemplates({ query: { staleTime: 60_000 } });
  return isPending ? undefined : (data ?? NONE);
}
