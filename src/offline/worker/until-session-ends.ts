import type { WorkboxPlugin } from 'workbox-core';

/**
 * Creates a cache for the responses of one session. A response that arrives after the session's end
 * isn't stored, because it would create the cache again.
 */
export function untilSessionEnds(cacheName: string): {
  plugin: WorkboxPlugin;
  clear: () => Promise<void>;
} {
  let sessions = 0;
  const begunBefore = (state: { session?: unknown } | undefined) => state?.session !== sessions;
  return {
    plugin: {
      handlerWillStart: ({ state }) => {
        if (state) state['session'] = sessions;
        return Promise.resolve();
      },
      cacheWillUpdate: ({ response, state }) =>
        Promise.resolve(begunBefore(state) ? null : response),
      // The session may end during the write.
      cacheDidUpdate: async ({ state }) => {
        if (begunBefore(state)) await caches.delete(cacheName);
      },
    },
    clear: async () => {
      sessions += 1;
      await caches.delete(cacheName);
    },
  };
}
