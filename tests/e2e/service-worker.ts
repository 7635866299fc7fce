import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { Settling } from './settle.ts';

/**
 * Waits until the service worker watches over the page and has kept what the page is made of.
 * @param path that the site lies below
 */
export async function serviceWorkerReady(page: Page, path = ''): Promise<void> {
  const settling = new Settling(page);
  const kept = () =>
    page.evaluate(async (below) => {
      const [own, answers] = await Promise.all([
        caches.match(`${below}/`),
        caches.open(`${below}site-open-answers`).then((cache) => cache.keys()),
      ]);
      const loaded = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith(`${below}/assets/`));
      const assets = await Promise.all(loaded.map(({ name }) => caches.match(name)));
      return {
        watches: navigator.serviceWorker.controller !== null,
        page: own !== undefined,
        assets: assets.length > 5 && !assets.includes(undefined),
        answers: answers.length > 0,
      };
    }, path);
  await expect
    .poll(kept, { timeout: 30_000 })
    .toEqual({ watches: true, page: true, assets: true, answers: true });
  // What the page asks for once more as the worker takes over is kept as it comes.
  await settling.wait();
}
