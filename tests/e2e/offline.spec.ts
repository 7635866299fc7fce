import type { Page } from '@playwright/test';
import { expect, allowNetworkErrors, openPage, test, endVisit } from './fixtures.ts';
import { deploySite, NEVER_SENT } from './deployment.ts';
import { registerAccount } from './own-account.ts';
import { PHONE } from './mobile-support.ts';
import { openAs } from './sessions.ts';
import { serviceWorkerReady } from './service-worker.ts';

test.use({ ...PHONE, serviceWorkers: 'allow' });

const noNetwork = (page: Page) => page.getByText('You’re offline');

test('visited pages can be read offline and say so', async ({ page, context, problems }) => {
  await openPage(page, '/h5/home');
  await serviceWorkerReady(page);
  await page.getByRole('navigation', { name: 'Explore the site' }).getByText('News').tap();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.tap();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const address = page.url();

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(noNetwork(page)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').tap();
  await expect(page.getByText('Upcoming events')).toBeVisible();
  // Other pages report that they are unavailable and offer a retry.
  await page.goto(`${address.split('#')[0] ?? ''}#/h5/news/preview?id=never-seen`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The footer is cached although no page was scrolled to it.
  await expect(page.getByRole('contentinfo')).toContainText('©');

  await context.setOffline(false);
  await expect(noNetwork(page)).toBeHidden();
  allowNetworkErrors(problems);
});

test('private data can be read offline until the logout', async ({ page, context, problems }) => {
  await openAs(page, await registerAccount(page), '/h5/personal');
  await serviceWorkerReady(page);
  await page.reload();
  const none = page.getByText('You have no entries yet').or(page.getByText(/no entr/i));
  await expect(none.first()).toBeVisible();
  const own = () =>
    page.evaluate(async () => {
      if (!(await caches.has('site-own-answers'))) return [];
      const keys = await caches.open('site-own-answers').then((cache) => cache.keys());
      return keys.map(({ url }) => url);
    });
  await expect.poll(async () => (await own()).length).toBeGreaterThan(1);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect((await own()).filter((url) => url.includes(token))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(none.first()).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Log out' }).tap();
  await expect(page).toHaveURL(/#\/h5\/home/);
  await expect.poll(own).toEqual([]);
  allowNetworkErrors(problems);
});

test('a withdrawn picture leaves the cache at the next request', async ({ page, problems }) => {
  await openPage(page, '/h5/home');
  await serviceWorkerReady(page);
  const address = '/api/sys/file/download/withdrawn-picture';
  const isCached = () =>
    page.evaluate(async (url) => {
      const pictures = await caches.open('site-pictures');
      return (await pictures.match(url)) !== undefined;
    }, address);
  await page.evaluate(async (url) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const seen = new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
    await (await caches.open('site-pictures')).put(url, seen);
    const image = new Image();
    image.src = url;
    await image.decode();
  }, address);
  await expect.poll(isCached).toBe(false);
  allowNetworkErrors(problems);
});

/** Expects the page to run a version of the site. */
async function runs(page: Page, version: string): Promise<void> {
  await expect(page.locator(`script[type="module"][src*="${version}"]`).first()).toBeAttached();
  await expect(page).toHaveTitle(/ - /);
}

const newVersion = (page: Page) => page.getByText('A new version of this site is available');

/** Checks for a new version until it is announced; the page itself checks every half hour. */
async function untilAnnounced(page: Page): Promise<void> {
  await expect(async () => {
    // A worker from before the update would otherwise replace this one.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.installing) await registration?.update();
    });
    await expect(newVersion(page)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

test('a new version is announced and runs after the next navigation', async ({
  page,
  baseURL,
  problems,
}) => {
  // Three versions of the site, each with a restart.
  test.setTimeout(180_000);
  const site = await deploySite(baseURL ?? '');
  try {
    await page.goto(`${site.origin}/?lang=US#/h5/home`);
    await serviceWorkerReady(page);
    site.deploy('second');
    // Cached content is shown at once, the new version with the next page.
    await page.reload();
    await runs(page, 'start-');
    await expect(newVersion(page)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('navigation', { name: 'Explore the site' }).getByText('News').tap();
    await runs(page, 'second');
    await expect(page).toHaveURL(/#\/h5\/news/);

    await serviceWorkerReady(page);
    site.deploy('third');
    await untilAnnounced(page);
    await page.getByRole('button', { name: 'Reload' }).tap();
    await runs(page, 'third');
    await endVisit(page);
    allowNetworkErrors(problems);
  } finally {
    site.close();
  }
});

test('a new version is announced once, even if the previous worker is busy', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  const site = await deploySite(baseURL ?? '');
  try {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data));
    });
    await page.goto(`${site.origin}/?lang=US#/h5/home`);
    await serviceWorkerReady(page);
    const other = await context.newPage();
    await other.goto(`${site.origin}/?lang=US#/h5/home`);
    await other.evaluate((file) => {
      void fetch(file).catch(() => undefined);
    }, NEVER_SENT);

    site.deploy('second');
    await untilAnnounced(page);
    await page.getByRole('button', { name: 'Reload' }).tap();
    await runs(page, 'second');
    await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0);
    await expect(newVersion(page)).toBeHidden();
    await endVisit(other);
    await endVisit(page);
    allowNetworkErrors(problems);
  } finally {
    site.close();
  }
});
