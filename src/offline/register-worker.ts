import { runningSite } from '@/api/site-version';
import { SITE_ADDRESS } from '@/lib/site-address';

/** Interval of checks for an update, in milliseconds. */
const UPDATE_INTERVAL = 1_800_000;

/**
 * Reports resources that loaded without the worker, so that it caches them. Excludes videos, which
 * are large and load in parts.
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

/** Returns the worker that controls this page; waits for the first one. */
async function controllingWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return serviceWorker.controller;
  await new Promise((done) => {
    serviceWorker.addEventListener('controllerchange', done, { once: true });
  });
  return navigator.serviceWorker.controller;
}

/**
 * Requests the site version from the newest worker once this worker is installed. The previous worker
 * serves the site until all its pages are closed.
 */
function requestVersion({ installing, waiting, active }: ServiceWorkerRegistration): void {
  const newest = installing ?? waiting ?? active;
  if (newest === null) return;
  const request = () => {
    if (newest.state === 'installing') return;
    newest.removeEventListener('statechange', request);
    if (newest.state !== 'redundant') newest.postMessage('version');
  };
  newest.addEventListener('statechange', request);
  request();
}

async function register(onFirst: () => void): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  const registration = await serviceWorker.register('service-worker.js');
  registration.addEventListener('updatefound', () => {
    requestVersion(registration);
  });
  requestVersion(registration);
  // The page that installs the first worker was loaded without it.
  if (first) {
    const worker = await controllingWorker();
    if (worker !== null) reportLoaded(worker);
    onFirst();
  }
  return registration;
}

/** Returns the browser's service workers; undefined if missing or blocked. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return (navigator as Partial<Navigator>).serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Registers the service worker (`src/service-worker.ts`).
 * @param onFirst called when the first worker takes control: earlier requests should be repeated
 * @param onNewer called when the server has another version of the site
 * @returns a function that stops checking for updates
 */
export function registerWorker(onFirst: () => void, onNewer: () => void): () => void {
  // The development server's modules change without new URLs, so a cache would serve old ones.
  const serviceWorker = import.meta.env.PROD ? workers() : undefined;
  if (serviceWorker === undefined) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data !== runningSite()) onNewer();
  };
  serviceWorker.addEventListener('message', onMessage);
  // Fails if workers are blocked or the network is down; the site works without a worker.
  const registered = register(onFirst).catch(() => undefined);
  const update = () => {
    if (document.visibilityState !== 'visible') return;
    void registered.then((registration) => registration?.update()).catch(() => undefined);
  };
  const timer = window.setInterval(update, UPDATE_INTERVAL);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  return () => {
    window.clearInterval(timer);
    serviceWorker.removeEventListener('message', onMessage);
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('online', update);
  };
}
