import type { Edition } from '@/api/generated/model';

/**
 * Returns the edition that the winners' page shows: the one with the id, or without an id the newest with
 * winners, otherwise the current one.
 * @param newestFirst editions, newest first
 */
export function shownEdition(newestFirst: readonly Edition[], id: string): Edition | undefined {
  if (id !== '') return newestFirst.find((edition) => edition.id === id);
  return (
    newestFirst.find(({ winners }) => winners.length > 0) ??
    newestFirst.find(({ current }) => current)
  );
}
