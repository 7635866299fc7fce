import { lruCache } from '../base/lru-cache.ts';
import type { OperationId } from './types.ts';

/** Caches counts, because counting the records of a list takes longer than reading a page of it. */
export interface CountCache {
  /**
   * Returns the result of `read`, cached for two minutes by operation and `filters`, or until a write
   * invalidates the operation.
   */
  of: <T>(operation: OperationId, filters: unknown, read: () => Promise<T>) => Promise<T>;
}

const CACHED_MILLISECONDS = 120_000;
/** Bounds the cache, because callers choose the filters. */
const MAX_ENTRIES = 5000;

interface CachedCount {
  count: Promise<unknown>;
  until: number;
  generation: number;
}

/** Caches counts in this process; concurrent requests share one read. */
export function countCache(
  cache: { generation: (operation: OperationId) => number },
  now: () => Date,
): CountCache {
  const cached = lruCache<CachedCount>(MAX_ENTRIES);
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
      if (valid) return (await found.count) as T;
      const count = read();
      cached.set(key, { count, until: at + CACHED_MILLISECONDS, generation });
      try {
        return await count;
      } catch (error) {
        // Expires the entry, so that the next request retries.
        if (cached.get(key)?.count === count)
          cached.set(key, { count, until: -Infinity, generation });
        throw error;
      }
    },
  };
}
