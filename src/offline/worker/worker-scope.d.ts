// Types of the service worker's global scope. TypeScript's `webworker` library conflicts with
// `dom`, which the rest of the site uses.

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

/** Constants that the build defines (`scripts/vite/service-worker.ts`). */
declare const __SITE__: {
  /** URLs of the site's scripts, which identify its version. */
  version: string;
  /** Public paths, as in the contract. */
  open: readonly string[];
  /** URLs of lazy-loaded parts of the public pages' frame. */
  frame: readonly string[];
};
