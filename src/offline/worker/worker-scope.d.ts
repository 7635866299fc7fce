// What the service worker uses of its global scope. The whole library of workers would name the
// same globals as that of pages, which the rest of the site is checked with.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: WorkerPage | null;
}

interface WorkerPage {
  postMessage(message: unknown): void;
}

interface ServiceWorkerScope {
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

/** What the build tells the service worker (`scripts/vite/service-worker.ts`). */
declare const __SITE__: {
  /** The addresses of the site's scripts: they name the version that lies on the server. */
  version: string;
  /** Paths of what everyone may read, as the contract writes them. */
  open: readonly string[];
  /** The addresses of the parts around the public pages that come only when they are needed. */
  frame: readonly string[];
};
