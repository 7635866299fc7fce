import { recentlyUsed } from '../base/recently-used.ts';
import type { OperationId } from './types.ts';

/** Caches counts, because counting the records of a list takes longer than reading a page of it. */
export interface CachedFigures {
  /**
   * Returns the result of `read`, cached for two minutes by operation and `filters`, or until a write
   * invalidates the operation.
   */
  of: <T>(operation: OperationId, filters: unknown, read: () => Promise<T>) => Promise<T>;
}

const CACHED_MILLISECONDS = 120_000;
/** Bounds the cache, because callers choose the filters. */
const MAX = 5000;

interface CachedFigure {
  figures: Promise<unknown>;
  until: number;
  generation: number;
}

/** Caches counts in this process; concurrent requests share one read. */
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
        // Expires the entry, so that the next request retries.
        if (cached.get(key)?.figures === figures)
          cached.set(key, { figures, until: -Infinity, generation });
        throw error;
      }
    },
  };
}
