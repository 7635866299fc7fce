import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker watches over the page and has kept what it had loaded. */
export async function serviceWorkerReady(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cached = await caches.match('/');
          const scripts = await caches.open('site-assets').then((cache) => cache.keys());
          const responses = await caches.open('site-open-answers').then((cache) => cache.keys());
          const watches = navigator.serviceWorker.controller !== null && cached !== undefined;
          return watches && scripts.length > 5 && responses.length > 0;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}
