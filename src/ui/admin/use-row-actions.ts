import { useNarrow } from '@/lib/use-narrow';

/**
 * The column of what can be done with a row: in sight where the table is wider than the screen. On
 * a phone's screen it would cover the rest.
 */
export function useRowActions(width: number) {
  const narrow = useNarrow();
  return { key: 'actions', width, ...(!narrow && { fixed: 'end' as const }) };
}
