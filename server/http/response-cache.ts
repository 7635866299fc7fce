import type { FastifyRequest } from 'fastify';
import type { Language } from '../base/messages.ts';
import type { ChangeChannel } from '../database/change-channel.ts';
import { lruCache } from '../base/lru-cache.ts';
import { encode, type EncodedBody } from './encoded-body.ts';
import type { OperationInfo } from './specification.ts';

/** Caches responses that are the same for everyone, by operation and request. */
export interface ResponseCache {
  get: (operation: string, key: string) => EncodedBody | undefined;
  /** Returns a number that changes with each invalidation; read it before creating a response. */
  generation: (operation: string) => number;
  /** Encodes `body` and caches it for `seconds`, unless the operation was invalidated since `generation`. */
  put: (
    operation: string,
    key: string,
    made: { body: string; seconds: number; generation: number },
  ) => EncodedBody;
  /** Invalidates all responses of the operations, in this process and the others. */
  clear: (operations: readonly string[]) => void;
}

interface CacheOptions {
  now: () => Date;
  /** Channel to other processes; absent if there are none. */
  changes?: ChangeChannel | undefined;
}

interface CachedResponse {
  response: EncodedBody;
  until: number;
  generation: number;
}

/** Maximum size of the cache in bytes; bounded because callers choose the search words. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Estimates the memory of a response with its encoded copies. */
function sizeOf({ response }: CachedResponse): number {
  return response.bodies.identity.length * 2 + 1024;
}

/** Creates an LRU cache in this process. */
export function responseCache({ now, changes }: CacheOptions): ResponseCache {
  const cached = lruCache<CachedResponse>(MAX_BYTES, sizeOf);
  const generations = new Map<string, number>();
  /** Number of times that the whole cache was invalidated. */
  let cleared = 0;

  const generation = (operation: string) => cleared + (generations.get(operation) ?? 0);

  function invalidate(operations: readonly string[]): void {
    for (const operation of operations) {
      generations.set(operation, (generations.get(operation) ?? 0) + 1);
    }
  }
  changes?.onChange((operations) => {
    if (operations === undefined) cleared += 1;
    else invalidate(operations);
  });

  return {
    get: (operation, key) => {
      const entry = cached.get(`${operation} ${key}`);
      const valid = entry?.generation === generation(operation) && entry.until > now().getTime();
      return valid ? entry.response : undefined;
    },
    generation,
    put: (operation, key, { body, seconds, generation: made }) => {
      const response = encode(body);
      const until = now().getTime() + seconds * 1000;
      if (made === generation(operation))
        cached.set(`${operation} ${key}`, { response, until, generation: made });
      return response;
    },
    clear: (operations) => {
      if (operations.length === 0) return;
      invalidate(operations);
      changes?.announce(operations);
    },
  };
}

/**
 * Returns the cache key of a request: language, path parameters, and query parameters in the contract's
 * order.
 */
export function cacheKey(
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
  { queryNames }: Pick<OperationInfo, 'queryNames'>,
  language: Language,
): string {
  const values = query as Record<string, unknown>;
  return JSON.stringify([language, params, ...queryNames.map((name) => values[name] ?? null)]);
}
