import type { ResultEntry } from '@/api/generated/model';

/** Returns whether two neighbours can change places: winners of one prize. */
export function canSwap(one: ResultEntry | undefined, other: ResultEntry | undefined): boolean {
  return one?.award !== undefined && one.award === other?.award;
}

/** Returns the entries with the one at `index` moved up. */
export function movedUp(entries: readonly ResultEntry[], index: number): ResultEntry[] {
  const moved = entries[index];
  if (moved === undefined || !canSwap(entries[index - 1], moved)) return [...entries];
  return entries.toSpliced(index, 1).toSpliced(index - 1, 0, moved);
}
