import type { FastifyRequest } from 'fastify';
import type { Language } from '../base/messages.ts';
import type { ChangeChannel } from '../database/change-channel.ts';
import { recentlyUsed } from '../base/recently-used.ts';
import { encode, type EncodedBody } from './encoded-body.ts';
import type { OperationInfo } from './specification.ts';

/** Keeps answers that are the same for everyone and rarely change, by operation and call. */
export interface ResponseCache {
  get: (operation: string, key: string) => EncodedBody | undefined;
  /** How often the operation's responses were cleared: ask before a response is made. */
  generation: (operation: string) => number;
  /**
   * Encodes `body` and keeps it for `seconds`; but not where the operation was cleared since
   * `generation`, as the response may show what was before the change.
   */
  put: (
    operation: string,
    key: string,
    made: { body: string; seconds: number; generation: number },
  ) => EncodedBody;
  /** Forgets all answers of the operations, here and in the other processes: their data has changed. */
  clear: (operations: readonly string[]) => void;
}

interface CacheOptions {
  now: () => Date;
  /** The processes that share the database; absent: this is the only one. */
  changes?: ChangeChannel | undefined;
}

interface CachedResponse {
  response: EncodedBody;
  /** Milliseconds. */
  until: number;
  /** The operation's generation that it was made in. */
  generation: number;
}

/** What all answers together may weigh, bytes: strangers choose what they search for. */
const MAX = 64 * 1024 * 1024;

/** Its bytes, those of its packings, and what stands around them. */
function weigh({ response }: CachedResponse): number {
  return response.bodies.identity.length * 2 + 1024;
}

/** A cache in this process; beyond its size what was used longest ago goes. */
export function responseCache({ now, changes }: CacheOptions): ResponseCache {
  const cached = recentlyUsed<CachedResponse>(MAX, weigh);
  const generations = new Map<string, number>();
  /** How often everything was cleared. */
  let cleared = 0;

  const generation = (operation: string) => cleared + (generations.get(operation) ?? 0);

  function forget(operations: readonly string[]): void {
    for (const operation of operations) {
      generations.set(operation, (generations.get(operation) ?? 0) + 1);
    }
  }
  changes?.onChange((operations) => {
    if (operations === undefined) cleared += 1;
    else forget(operations);
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
      forget(operations);
      changes?.announce(operations);
    },
  };
}

/** What distinguishes the responses of an operation: parameters of the contract, in its order, and language. */
export function cacheKey(
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
  { queryNames }: Pick<OperationInfo, 'queryNames'>,
  language: Language,
): string {
  const asked = query as Record<string, unknown>;
  return JSON.stringify([language, params, ...queryNames.map((name) => asked[name] ?? null)]);
}
