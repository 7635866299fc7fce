import type { Page, Request } from '@playwright/test';

/** Longer no page is waited for, ms. */
const TIMEOUT = 10_000;

/** How long a page must have stood still to count as drawn, ms. */
const QUIET = 150;

/**
 * Waits until a page stands: nothing is on its way, its thread is idle, and nothing has been added
 * to it for a moment. Unlike the driver's idle network it takes only as long as the page does.
 */
export class Settling {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  /** Watches the page's requests from now on. */
  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // A video's stream may never end.
      if (request.resourceType() !== 'media') this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Resolves when the page stands. */
  async wait(): Promise<void> {
    const end = Date.now() + TIMEOUT;
    do await this.#page.evaluate(standStill, QUIET);
    while (this.#open.size > 0 && Date.now() < end);
  }
}

/** Resolves when the thread is idle and nothing has been added for `quiet` ms. Runs in the page. */
function standStill(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now();
    const end = last + 2000;
    // A list that has begun stays so for a moment after its data came: React reveals it in its time.
    const isLoading = () =>
      performance.now() < end && document.querySelector('[data-begun], [aria-busy=true]') !== null;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(document, { childList: true, subtree: true });
    const look = () => {
      // After a click the browser may call nobody idle before it has drawn a frame.
      requestAnimationFrame(() => {
        const idle = () => {
          if (performance.now() - last < quiet || isLoading()) {
            setTimeout(look, quiet / 3);
            return;
          }
          observer.disconnect();
          resolve();
        };
        // A window that was resized may call nobody idle any more.
        requestIdleCallback(idle, { timeout: 1500 });
      });
    };
    look();
  });
}

/** Draws what waits for its place to come into view, then returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Asked each time: what comes makes the page longer.
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // A window that was resized may draw no frame any more.
      for (let frames = 0; frames < 2; frames += 1)
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((resolve) => setTimeout(resolve, 200)),
        ]);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
