import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES, PAGE_KEY, SESSION_ENDED } from './lib/offline-caches';
import { SITE_PATH } from './lib/site-address';
import { responseKey, isCacheable, isSuccess, openPaths } from '@/offline/worker/cached-responses';
import { untilSessionEnds } from '@/offline/worker/until-session-ends';

// Makes visited pages available offline and serves the cached page immediately on later visits.
// After a deployment, the first navigation shows the previous version, whose assets have content
// hashes in their names; the new version is fetched in the background and used from the next
// navigation on (`docs/decisions/0001`).

const scope = globalThis as unknown as ServiceWorkerScope;
const isOpen = openPaths(__SITE__.open);

/** Maximum wait for the network before a cached response is used, in seconds. */
const TIMEOUT = 10;
const DAY = 86_400;

// Parameters before the hash, which messengers add, don't change the page.
const samePage = { cacheKeyWillBeUsed: () => Promise.resolve(PAGE_KEY) };
const page = new StaleWhileRevalidate({ cacheName: CACHES.page, plugins: [samePage] });
const presentPage = new NetworkFirst({ cacheName: CACHES.page, plugins: [samePage] });

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
});

/** Removes a picture from the cache when the server returns 404 for it. */
const removeWithdrawn = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (response.status === 404) await (await caches.open(CACHES.pictures)).delete(request);
    return response;
  },
};

// The HTTP cache serves the background request for an hour (`docs/decisions/0150`).
const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  plugins: [
    removeWithdrawn,
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

const session = untilSessionEnds(CACHES.own);

function responses(cacheName: string, own: boolean, entries: number): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    // Never serve users their own data stale.
    ...(!own && { networkTimeoutSeconds: TIMEOUT }),
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => responseKey(request, own),
        cacheWillUpdate: async ({ response }) => ((await isSuccess(response)) ? response : null),
      },
      // Must follow the plugin above: the session may end while it reads the response.
      ...(own ? [session.plugin] : []),
      new ExpirationPlugin({
        maxEntries: entries,
        maxAgeSeconds: 30 * DAY,
        purgeOnQuotaError: true,
      }),
    ],
  });
}

/** Returns the path below the site's base path; empty for other paths of the host. */
const pathOf = ({ pathname }: URL) =>
  pathname.startsWith(`${SITE_PATH}/`) ? pathname.slice(SITE_PATH.length) : '';

const isAsset = (url: URL) => pathOf(url).startsWith('/assets/');
// URLs with a ticket or a token are private and never cached.
const isPicture = (url: URL) =>
  pathOf(url).startsWith('/api/sys/file/download/') && /^(?:\?width=\d+)?$/.test(url.search);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pathOf(url) === '/',
  page,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && isPicture(url),
  pictures,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCacheable(pathOf(url)) && isOpen(pathOf(url)),
  responses(CACHES.open, false, 200),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isCacheable(pathOf(url)) && request.headers.has('token'),
  responses(CACHES.own, true, 60),
);

/** Caches the assets and pictures that a page loaded before this worker was active. */
async function cacheSeen(event: ExtendableEvent, seen: readonly string[]): Promise<void> {
  const stored = seen.map(async (address) => {
    const request = new Request(address);
    const url = new URL(address);
    if (isAsset(url)) await assets.handle({ event, request });
    if (isPicture(url)) await pictures.handle({ event, request });
  });
  await Promise.allSettled(stored);
}

// Caches the new version's page, and the assets of its footer and search for offline use.
scope.addEventListener('install', (event) => {
  const stored = __SITE__.frame.map((address) =>
    assets.handle({ event, request: new Request(address) }),
  );
  const own = presentPage.handle({ event, request: new Request('./') });
  event.waitUntil(Promise.allSettled([own, ...stored]));
});

// Pages request the version, list the assets they have loaded, or report the end of a session.
scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === SESSION_ENDED) event.waitUntil(session.clear());
  if (data === 'version') source?.postMessage(__SITE__.version);
  if (!Array.isArray(data)) return;
  event.waitUntil(
    cacheSeen(
      event,
      data.filter((address) => typeof address === 'string'),
    ),
  );
});

// No `skipWaiting`: a worker never changes under an open page (`docs/decisions/0121`).
clientsClaim();
