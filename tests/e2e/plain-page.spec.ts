import type { Page } from '@playwright/test';
import { filesOf } from './built-files.ts';
import { expect, allowNetworkErrors, test } from './fixtures.ts';

/**
 * Expects the message in three languages with the competition’s name and contacts, without the
 * site.
 */
async function expectPlainPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const text of ['网站没有启动成功', '網站未能啟動', 'The site couldn’t start'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('大赛');
  await expect(main.getByRole('listitem').first()).toContainText(/1\d{10}/);
  await expect(page.locator('#root')).toHaveCount(0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains in three languages that scripts are required', async ({ page }) => {
    await page.goto('/#/guide');
    const main = page.getByRole('main');
    await expect(main.getByText(/JavaScript/)).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('大赛');
    await expect(main.getByRole('listitem').first()).toContainText(/1\d{10}/);
  });
});

test('a browser without array methods of 2023 shows a plain page instead of the site', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/#/home');
  await expectPlainPage(page);
});

test('a first script that fails to load shows an error, and Reload loads the site', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/?lang=US#/guide');
  await expectPlainPage(page);
  await page.unroute('**/assets/start-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  allowNetworkErrors(problems);
});

test('a first script that throws shows an error', async ({ page, problems }) => {
  await page.route('**/assets/start-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken start");' }),
  );
  await page.goto('/#/guide');
  await expectPlainPage(page);
  allowNetworkErrors(problems, /broken start/);
});

test('texts that fail to load show an error', async ({ page, problems }) => {
  const [texts] = filesOf(/virtual:messages\/US\/browsing$/);
  await page.route(`**/${texts ?? 'none'}`, (route) => route.abort());
  await page.goto('/?lang=US#/guide');
  await expectPlainPage(page);
  allowNetworkErrors(problems, /Failed to load resource|ChunkLoadError/);
});
