import type { Page, Request } from '@playwright/test';

/** Maximum wait, in milliseconds. */
const TIMEOUT = 10_000;

/** Time without changes after which a page counts as rendered, in milliseconds. */
const QUIET = 150;

/**
 * Waits until a page has settled: no pending requests, an idle thread and no added nodes for
 * `QUIET` ms. Faster than Playwright’s `networkidle`.
 */
export class Settling {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  /** Tracks the page’s requests from now on. */
  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // The stream of a video may never end.
      if (request.resourceType() !== 'media') this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Resolves when the page has settled. */
  async wait(): Promise<void> {
    const end = Date.now() + TIMEOUT;
    do await this.#page.evaluate(untilIdle, QUIET);
    while (this.#open.size > 0 && Date.now() < end);
  }
}

/**
 * Resolves when the thread is idle and no nodes have been added for `quiet` ms. Runs in the page.
 */
function untilIdle(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    let last = performance.now();
    const end = last + 2000;
    // Skeletons may remain briefly after the data has arrived: React reveals content on its own
    // schedule.
    const isLoading = () =>
      performance.now() < end && document.querySelector('[data-begun], [aria-busy=true]') !== null;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(document, { childList: true, subtree: true });
    const look = () => {
      // After a click, idle callbacks may wait for the next frame.
      requestAnimationFrame(() => {
        const idle = () => {
          if (performance.now() - last < quiet || isLoading()) {
            setTimeout(look, quiet / 3);
            return;
          }
          observer.disconnect();
          resolve();
        };
        // After a resize, idle callbacks may never run.
        requestIdleCallback(idle, { timeout: 1500 });
      });
    };
    look();
  });
}

/** Scrolls through the page to render deferred content, then returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Measured repeatedly, because loaded content makes the page longer.
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // After a resize, animation frames may never run.
      for (let frames = 0; frames < 2; frames += 1)
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((resolve) => setTimeout(resolve, 200)),
        ]);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
