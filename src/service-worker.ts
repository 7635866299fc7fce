import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CACHES, PAGE_KEY, SESSION_ENDED } from './lib/offline-caches';
import { SITE_PATH } from './lib/site-address';
import { responseKey, isCacheable, isSuccess, openPaths } from '@/offline/worker/cached-responses';
import { untilSessionEnds } from '@/offline/worker/until-session-ends';

// Keeps what was seen readable without network, and has the page there at once on later visits.
// After a deploy a visit begins with the page of the version before it and everything that it loads
// has a hash in its name; the new one is fetched beside it and taken at the next navigation
// (`docs/decisions/0001`).

const scope = globalThis as unknown as ServiceWorkerScope;
const isOpen = openPaths(__SITE__.open);

/** How long a line may be dead before what is kept is shown, seconds. */
const TIMEOUT = 10;
const DAY = 86_400;

// Messengers add parameters before the hash: it is the same page.
const samePage = { cacheKeyWillBeUsed: () => Promise.resolve(PAGE_KEY) };
const page = new StaleWhileRevalidate({ cacheName: CACHES.page, plugins: [samePage] });
const presentPage = new NetworkFirst({ cacheName: CACHES.page, plugins: [samePage] });

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
});

/** Removes a picture from the cache that the server no longer shows to everyone. */
const removeWithdrawn = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (response.status === 404) await (await caches.open(CACHES.pictures)).delete(request);
    return response;
  },
};

// The HTTP cache answers the request beside it for an hour (`docs/decisions/0155`).
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
    // What is one's own changes by one's own doing: an older answer would deny it.
    ...(!own && { networkTimeoutSeconds: TIMEOUT }),
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => responseKey(request, own),
        cacheWillUpdate: async ({ response }) => ((await isSuccess(response)) ? response : null),
      },
      // After the one above, which reads the response: the session may end meanwhile.
      ...(own ? [session.plugin] : []),
      new ExpirationPlugin({
        maxEntries: entries,
        maxAgeSeconds: 30 * DAY,
        purgeOnQuotaError: true,
      }),
    ],
  });
}

/** The path below the site's own; empty for what else lies on the host. */
const pathOf = ({ pathname }: URL) =>
  pathname.startsWith(`${SITE_PATH}/`) ? pathname.slice(SITE_PATH.length) : '';

const isAsset = (url: URL) => pathOf(url).startsWith('/assets/');
// What an address opens by a ticket or a token is private: it stays in no cache.
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

/** What a page has loaded without this worker. */
async function cacheSeen(event: ExtendableEvent, seen: readonly string[]): Promise<void> {
  const stored = seen.map(async (address) => {
    const request = new Request(address);
    const url = new URL(address);
    if (isAsset(url)) await assets.handle({ event, request });
    if (isPicture(url)) await pictures.handle({ event, request });
  });
  await Promise.allSettled(stored);
}

// A new version brings its own page along. A page that was seen has its footer and its search
// without network too.
scope.addEventListener('install', (event) => {
  const stored = __SITE__.frame.map((address) =>
    assets.handle({ event, request: new Request(address) }),
  );
  const own = presentPage.handle({ event, request: new Request('./') });
  event.waitUntil(Promise.allSettled([own, ...stored]));
});

// A page asks which version lies on the server, tells what it has loaded, or that a session ended.
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

// No `skipWaiting`: a worker is never changed under a page (`docs/decisions/0121`).
clientsClaim();
