import type { Page } from '@playwright/test';
import { filesOf } from './built-files.ts';
import { expect, allowNetworkErrors, test } from './fixtures.ts';

/** What the plain page says, whatever the reason: in three languages, and whom to ask. */
async function expectPlainPage(page: Page, words: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const text of words) await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('大赛');
  await expect(main.getByText(/Sign-up.*: \d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d/)).toBeVisible();
  await expect(main.getByRole('listitem').first()).toContainText(/1\d{10}/);
  // Nothing that says something else, and nothing of the site.
  await expect(main.locator('section .why:visible')).toHaveCount(words.length);
  await expect(page.locator('#root')).toHaveCount(0);
}

const TOO_OLD = ['您的浏览器版本过旧', '您的瀏覽器版本過舊', 'Your browser is too old'];
const NOT_STARTED = ['网站没有启动成功', '網站未能啟動', 'The site did not start'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is missing, in three languages', async ({ page }) => {
    await page.goto('/#/guide');
    const main = page.getByRole('main');
    for (const text of ['需要 JavaScript。请', '需要 JavaScript。請', 'needs JavaScript'])
      await expect(main.getByText(text)).toBeVisible();
    await expect(main.locator('section .why:visible')).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('大赛');
    await expect(main.getByRole('listitem').first()).toContainText(/1\d{10}/);
  });
});

for (const [name, remove] of [
  ['array methods of 2023', () => Reflect.deleteProperty(Array.prototype, 'toSorted')],
  [
    'look-behind in regular expressions',
    () => {
      const Before = RegExp;
      window.RegExp = function (source: string, flags: string) {
        if (source.includes('(?<=')) throw new SyntaxError('invalid group');
        return new Before(source, flags);
      } as unknown as RegExpConstructor;
    },
  ],
  ['mixed colours', () => (CSS.supports = () => false)],
] as const) {
  test(`a browser without ${name} shows a plain page instead of the site`, async ({ page }) => {
    await page.addInitScript(remove);
    await page.goto('/#/home');
    await expectPlainPage(page, TOO_OLD);
  });
}

test('a first script that does not come says so, and Reload brings the site', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/?lang=US#/guide');
  await expectPlainPage(page, NOT_STARTED);
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
  await expectPlainPage(page, NOT_STARTED);
  allowNetworkErrors(problems, /broken start/);
});

test('a site whose texts do not come says so', async ({ page, problems }) => {
  const [texts] = filesOf(/virtual:messages\/US\/browsing$/);
  await page.route(`**/${texts ?? 'none'}`, (route) => route.abort());
  await page.goto('/?lang=US#/guide');
  await expectPlainPage(page, NOT_STARTED);
  allowNetworkErrors(problems, /Failed to load resource|ChunkLoadError/);
});
