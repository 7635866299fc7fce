import type { Page } from '@playwright/test';
import { filesOf } from './built-files.ts';
import { expect, allowNetworkErrors, openPage, test, disablePrefetching } from './fixtures.ts';

// Service workers are blocked, so that requests come from the browser itself.
test.use({ serviceWorkers: 'block' });

const BROKEN = 'Part of this page couldn’t be loaded';
const PROGRAM = 'Something went wrong on this page';

/** Aborts requests for chunks that the page has not yet requested. */
async function cutCode(page: Page): Promise<() => Promise<void>> {
  const block = '**/assets/*.{js,css}';
  await page.route(block, (route) => route.abort());
  return () => page.unroute(block);
}

/** Opens a page without prefetching during idle time. */
async function openSaving(page: Page, path: string): Promise<void> {
  await disablePrefetching(page);
  await openPage(page, path);
}

test.afterEach(({ problems }) => {
  // Errors of the aborted requests, as reported by the browser and React.
  allowNetworkErrors(problems, /Failed to load resource|ChunkLoadError/);
});

test('a page whose chunk fails to load shows an error in its frame, and Reload loads it', async ({
  page,
}) => {
  await openSaving(page, '/news');
  const restore = await cutCode(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Guide' }).click();
  const alert = page.getByRole('alert').filter({ hasText: BROKEN });
  await expect(alert).toBeVisible();
  // Header and menu keep working for loaded chunks.
  await menu.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  await menu.getByRole('link', { name: 'Guide' }).click();
  await expect(alert).toBeVisible();
  await restore();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
});

test('a login dialog whose chunk fails to load shows an error over the page', async ({ page }) => {
  await openSaving(page, '/news');
  const restore = await cutCode(page);
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  const alert = page.getByRole('alert').filter({ hasText: BROKEN });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await restore();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('an updated site is reloaded automatically, once', async ({ page }) => {
  await openSaving(page, '/news');
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The page on the server now names another first script; the old chunk is gone.
  await page.route('/', async (route) => {
    if (route.request().resourceType() === 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /assets\/start-[^"]+\.js/,
      'assets/start-newer.js',
    );
    return route.fulfill({ response, body: html });
  });
  const guide = filesOf(/routes\/_public\/guide\./);
  expect(guide).toHaveLength(1);
  for (const file of guide)
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }));
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Guide' }).click();
  // If the reload does not help, the page shows the error instead of reloading again.
  await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
  // The error may appear before all pictures have loaded.
  await expect.poll(() => loads).toBe(1);
});

test('a footer or search whose chunk fails to load leaves the page intact', async ({ page }) => {
  await openSaving(page, '/news');
  await cutCode(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
});

test('an error in a page’s code is logged without a reload, unlike a failed chunk', async ({
  page,
  problems,
}) => {
  await openSaving(page, '/news');
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const file of filesOf(/routes\/_public\/guide\./))
    await page.route(`**/${file}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "const stages = { phone: '13800000001' }; stages.map(() => 0);",
      }),
    );
  const menu = page.getByRole('navigation', { name: 'Main' });
  const logged = page.waitForRequest('**/client/errorLog');
  await menu.getByRole('link', { name: 'Guide' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').filter({ hasText: PROGRAM })).toBeVisible();
  await expect(main.getByText('Check your connection and try again')).toHaveCount(0);
  const { entries } = (await logged).postDataJSON() as { entries: unknown[] };
  expect(entries).toMatchObject([
    {
      type: 'page',
      url: '/guide',
      text: 'TypeError: stages.map is not a function',
      stack: expect.stringMatching(/^at \/assets\/c-[\w-]+\.js:1:\d+/),
    },
  ]);
  expect(loads).toBe(0);
  await menu.getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  allowNetworkErrors(problems, /stages\.map is not a function/);
});

test('a page without a connection does not request its scripts again and again', async ({
  page,
}) => {
  await openSaving(page, '/news');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  await expect(page.getByRole('alert').filter({ hasText: BROKEN })).toBeVisible();
  const requestsInASecond = async () => {
    const before = requests;
    await page.waitForTimeout(1000);
    return requests - before;
  };
  await expect.poll(requestsInASecond).toBe(0);
});
