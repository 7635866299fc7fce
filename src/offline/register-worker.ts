import { runningSite } from '@/api/site-version';
import { SITE_ADDRESS } from '@/lib/site-address';

/** How often a page that stays open asks whether the site was updated, milliseconds. */
const OFTEN = 1_800_000;

/**
 * Has the worker cache what the page loads without it: before it watched over the page, and what
 * was under way as it began to. But a video is too much to keep, and loads in parts.
 */
function reportLoaded(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => {
    const addresses = (list.getEntries() as PerformanceResourceTiming[])
      .filter(({ initiatorType, workerStart }) => initiatorType !== 'video' && workerStart === 0)
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${SITE_ADDRESS}/`));
    if (addresses.length > 0) worker.postMessage(addresses);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** The worker that watches over this page; waits for the first one. */
async function watcher(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return serviceWorker.controller;
  await new Promise((done) => {
    serviceWorker.addEventListener('controllerchange', done, { once: true });
  });
  return navigator.serviceWorker.controller;
}

/**
 * Asks the newest worker which version of the site it brought, as soon as it has; the one before it
 * hands that out, and stays until no page of the site is open.
 */
function askNewest({ installing, waiting, active }: ServiceWorkerRegistration): void {
  const newest = installing ?? waiting ?? active;
  if (newest === null) return;
  const ask = () => {
    if (newest.state === 'installing') return;
    newest.removeEventListener('statechange', ask);
    if (newest.state !== 'redundant') newest.postMessage('version');
  };
  newest.addEventListener('statechange', ask);
  ask();
}

async function register(onFirst: () => void): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const registration = await serviceWorker.register('service-worker.js');
  registration.addEventListener('updatefound', () => {
    askNewest(registration);
  });
  askNewest(registration);
  // The page that brings the worker was loaded without it.
  if (first) {
    const worker = await watcher();
    if (worker !== null) reportLoaded(worker);
    onFirst();
  }
  return registration;
}

/** The browser's workers; undefined where it has none, or blocks them. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Has a service worker watch over the site (`src/service-worker.ts`).
 * @param onFirst called when it begins to: what was answered before is to be requested once more
 * @param onNewer called when the server has another version of the site than the one that runs here
 * @returns stops looking for one
 */
export function registerWorker(onFirst: () => void, onNewer: () => void): () => void {
  // The development server's modules change under their names.
  const serviceWorker = import.meta.env.PROD ? workers() : undefined;
  if (serviceWorker === undefined) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data !== runningSite()) onNewer();
  };
  serviceWorker.addEventListener('message', onMessage);
  // Blocked by the browser, or no network: the site does without.
  const registered = register(onFirst).catch(() => undefined);
  const update = () => {
    if (document.visibilityState !== 'visible') return;
    void registered.then((registration) => registration?.update()).catch(() => undefined);
  };
  const timer = window.setInterval(update, OFTEN);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  return () => {
    window.clearInterval(timer);
    serviceWorker.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('online', update);
  };
}
