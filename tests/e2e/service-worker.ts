import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { Settling } from './settle.ts';

/**
 * Waits until the service worker controls the page and has cached its files.
 * @param path the path of the site
 */
export async function serviceWorkerReady(page: Page, path = ''): Promise<void> {
  const settling = new Settling(page);
  const cached = () =>
    page.evaluate(async (below) => {
      const keysOf = async (name: string) => (await caches.open(`${below}${name}`)).keys();
      const [own, assets, responses] = await Promise.all([
        caches.match(`${below}/`),
        keysOf('site-assets'),
        keysOf('site-open-answers'),
      ]);
      const present = new Set(assets.map(({ url }) => url));
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.js$/.test(name));
      return {
        watches: navigator.serviceWorker.controller !== null,
        page: own !== undefined,
        assets: loaded.length > 5 && loaded.every((name) => present.has(name)),
        responses: responses.length > 0,
      };
    }, path);
  await expect
    .poll(cached, { timeout: 30_000 })
    .toEqual({ watches: true, page: true, assets: true, responses: true });
  // Files that the page requests again while the worker takes over are cached on arrival.
  await settling.wait();
}
