import type { WorkboxPlugin } from 'workbox-core';

/**
 * A cache that holds what one session was answered. A response that is under way when the session
 * ends isn't kept: it would make the cache again.
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
      // The session may end while the response is being written.
      cacheDidUpdate: async ({ state }) => {
        if (begunBefore(state)) await caches.delete(cacheName);
      },
    },
    /** The session has ended. */
    clear: async () => {
      sessions += 1;
      await caches.delete(cacheName);
    },
  };
}
