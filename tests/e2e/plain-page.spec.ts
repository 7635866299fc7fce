import type { Page } from '@playwright/test';
import { filesOf } from './built-files.ts';
import { expect, allowNetworkErrors, test } from './fixtures.ts';

/** The message in three languages, the competition's name and its contacts, and nothing of the site. */
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

  test('the page says what is missing, in three languages', async ({ page }) => {
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

test('a first script that does not come says so, and Reload brings the site', async ({
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

test('a first script that throws says so', async ({ page, problems }) => {
  await page.route('**/assets/start-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken start");' }),
  );
  await page.goto('/#/guide');
  await expectPlainPage(page);
  allowNetworkErrors(problems, /broken start/);
});

test('a site whose texts do not come says so', async ({ page, problems }) => {
  const [texts] = filesOf(/virtual:messages\/US\/browsing$/);
  await page.route(`**/${texts ?? 'none'}`, (route) => route.abort());
  await page.goto('/?lang=US#/guide');
  await expectPlainPage(page);
  allowNetworkErrors(problems, /Failed to load resource|ChunkLoadError/);
});
