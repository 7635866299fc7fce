import { expect, it } from 'vitest';
import { responseCache } from '../../server/http/response-cache.ts';
import type { ChangeChannel } from '../../server/database/change-channel.ts';

const now = () => new Date('2026-11-01T00:00:00Z');

it('does not store a response created before a change', () => {
  const cache = responseCache({ now });
  const before = cache.generation('getMenu');
  cache.clear(['getMenu']);
  cache.put('getMenu', 'CN', { body: 'before', seconds: 60, generation: before });
  expect(cache.get('getMenu', 'CN')).toBeUndefined();
  const after = cache.generation('getMenu');
  cache.put('getMenu', 'CN', { body: 'after', seconds: 60, generation: after });
  expect(cache.get('getMenu', 'CN')).toBeDefined();
});

/**
 * Returns a cache with responses of two operations, and its messages to and from other processes.
 */
function sharedCache() {
  const announced: (readonly string[])[] = [];
  const listeners: Parameters<ChangeChannel['onChange']>[0][] = [];
  const cache = responseCache({
    now,
    changes: {
      announce: (operations) => announced.push(operations),
      onChange: (listener) => listeners.push(listener),
    },
  });
  for (const id of ['getMenu', 'listCities']) {
    cache.put(id, 'CN', { body: id, seconds: 60, generation: cache.generation(id) });
  }
  const stored = () => ['getMenu', 'listCities'].filter((id) => cache.get(id, 'CN') !== undefined);
  return { cache, announced, hear: (...what: [string[]?]) => listeners[0]?.(...what), stored };
}

it('removes the responses of changed operations and announces the change', () => {
  const { cache, announced, stored } = sharedCache();
  cache.clear(['getMenu']);
  expect(stored()).toEqual(['listCities']);
  expect(announced).toEqual([['getMenu']]);
});

it('removes responses changed by another process without announcing them again', () => {
  const { announced, hear, stored } = sharedCache();
  hear(['getMenu']);
  expect(stored()).toEqual(['listCities']);
  expect(announced).toEqual([]);
});

it('removes all responses if changes of another process may have been missed', () => {
  const { cache, hear, stored } = sharedCache();
  const before = cache.generation('listCities');
  hear();
  expect(stored()).toEqual([]);
  cache.put('listCities', 'CN', { body: 'before', seconds: 60, generation: before });
  expect(stored()).toEqual([]);
});

it('announces nothing for a write that changes no cached response', () => {
  const { cache, announced } = sharedCache();
  cache.clear([]);
  expect(announced).toEqual([]);
});
