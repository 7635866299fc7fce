import { useNarrow } from '@/lib/use-narrow';

/** Action column of a table; pinned, except on narrow screens, where it would cover the other columns. */
export function useRowActions(width: number) {
  const narrow = useNarrow();
  return { key: 'actions', width, ...(!narrow && { fixed: 'end' as const }) };
}
