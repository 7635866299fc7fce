import { recentlyUsed } from '../base/recently-used.ts';
import type { OperationId } from './types.ts';

/** How many records there are takes longer to find out than a page of them. */
export interface CachedFigures {
  /**
   * What `read` finds out for an operation, or found out in the last two minutes for the same
   * `filters`, unless a write has changed what the operation shows since then.
   */
  of: <T>(operation: OperationId, filters: unknown, read: () => Promise<T>) => Promise<T>;
}

const CACHED_MILLISECONDS = 120_000;
/** Strangers choose what they filter by. */
const MAX = 5000;

interface CachedFigure {
  figures: Promise<unknown>;
  until: number;
  generation: number;
}

/** Keeps figures in this process; who asks meanwhile waits for the same. */
export function cachedFigures(
  cache: { generation: (operation: OperationId) => number },
  now: () => Date,
): CachedFigures {
  const cached = recentlyUsed<CachedFigure>(MAX);
  return {
    of: async <T>(operation: OperationId, filters: unknown, read: () => Promise<T>) => {
      const key = `${operation} ${JSON.stringify(filters)}`;
      const generation = cache.generation(operation);
      const at = now().getTime();
      const found = cached.get(key);
      const valid =
        found?.generation === generation &&
        found.until > at &&
        found.until <= at + CACHED_MILLISECONDS;
      if (valid) return (await found.figures) as T;
      const figures = read();
      cached.set(key, { figures, until: at + CACHED_MILLISECONDS, generation });
      try {
        return await figures;
      } catch (error) {
        // Who asks next tries again.
        if (cached.get(key)?.figures === figures)
          cached.set(key, { figures, until: -Infinity, generation });
        throw error;
      }
    },
  };
}
