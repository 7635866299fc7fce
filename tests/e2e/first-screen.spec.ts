import type { Page } from '@playwright/test';
import { EVERY_PAGE, isMobilePage } from '../../scripts/support/every-page.ts';
import { expect, openPage, test } from './fixtures.ts';
import { PHONE } from './mobile-support.ts';

/** Pages that only the loaded site can render. */
const NOT_PRERENDERED = ['test', 'gallery'];

const SCRIPTS = /\/assets\/.*\.js/;

const VISITED = EVERY_PAGE.filter(
  ({ name, account }) => account === undefined && !NOT_PRERENDERED.includes(name),
);

/** Opens a page and delays its scripts until the returned function is called. */
async function openWithHeldScripts(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/start-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/?lang=US#${path}`, { waitUntil: 'commit' });
  return () => release(undefined);
}

/** Opens an address without its scripts. */
async function openWithout(page: Page, path: string, lang: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/?lang=${lang}#${path}`, { waitUntil: 'commit' });
}

test('every page has its frame and title before any script has loaded', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined);
  for (const { path } of VISITED.filter((one) => !isMobilePage(one))) {
    await openWithout(page, path, 'US');
    const title = page.locator('#root main h1');
    await expect(title, path).toHaveText(/[A-Za-z]/);
    const shown = { menu: await page.locator('#main-menu a').count(), login: path === '/login' };
    expect(
      shown.menu > 5 || shown.login || (await page.locator('main[data-bare]').count()),
      path,
    ).toBeTruthy();
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('every page is the mobile one before any script has loaded', async ({ page }) => {
    await page.route(SCRIPTS, () => undefined);
    const desktop = VISITED.filter(
      (one) => !isMobilePage(one) && !['login', 'forbidden', 'not-found'].includes(one.name),
    );
    for (const { path } of desktop) {
      await openWithout(page, path, 'HK');
      await expect(page.locator('#root main h1'), path).not.toBeEmpty();
      await expect(page.getByRole('navigation', { name: '主導航' }), path).toBeVisible();
      expect(new URL(page.url()).hash, path).toMatch(/^#\/h5\//);
    }
  });
});

/** Omits records without a picture, which other tests may have added. */
async function listOnlyPictured(page: Page): Promise<void> {
  interface List {
    data: { records: { coverFileId?: string; logoFileId?: string }[] };
  }
  await page.route(/\/api\/client\/(activity|project)\/anons\?/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as List;
    const records = data.records.filter((record) => record.coverFileId ?? record.logoFileId);
    await route.fulfill({ response, json: { ...rest, data: { ...data, records } } });
  });
}

for (const { path, phone, count } of [
  { path: '/activity', phone: false, count: 3 },
  { path: '/h5/entries', phone: true, count: 3 },
  { path: '/h5/activity', phone: true, count: 1 },
  { path: '/h5/history', phone: true, count: 1 },
  { path: '/news/preview?id=news-01', phone: false, count: 1 },
  { path: '/entries-detail?id=entry-3-01', phone: false, count: 1 },
]) {
  test.describe(`${path}${phone ? ' on a phone' : ''}`, () => {
    test.use(phone ? PHONE : {});
    test('shows its first pictures before any script has loaded', async ({ page }) => {
      await page.route(SCRIPTS, () => undefined);
      await listOnlyPictured(page);
      await openWithout(page, path, 'US');
      const shown = () =>
        page
          .locator('#root main [data-picture] img')
          .evaluateAll(
            (pictures) =>
              pictures.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)
                .length,
          );
      await expect.poll(shown).toBe(count);
    });
  });
}

test('an article is readable before any script has loaded', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined);
  await openWithout(page, '/news/preview?id=news-01', 'US');
  await expect(page.getByText('Four tracks open together', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('took stock at half-time today')).toBeVisible();
});

test('a list marks its menu item before any script has loaded', async ({ page }) => {
  await page.route(SCRIPTS, () => undefined);
  await openWithout(page, '/news', 'US');
  const current = page.locator('#main-menu [aria-current=page]');
  await expect(current).toHaveText('News');
});

test('controls are disabled until the site is ready', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/entries');
  const field = page.getByPlaceholder('Entry, team or company');
  const login = page.getByRole('button', { name: 'Log in / Register' });
  await expect(field).toBeDisabled();
  await expect(login).toBeDisabled();
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
  release();
  await field.fill('robot');
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  await login.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a visitor with a session sees no controls for guests before any script has loaded', async ({
  page,
}) => {
  await page.route(SCRIPTS, () => undefined);
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('token', 'any');
  });
  for (const path of ['/home', '/personal', '/403', '/expert']) {
    await openWithout(page, path, 'US');
    await expect(page.locator('#root main'), path).toBeAttached();
    await expect(page.getByText(/log in/i).filter({ visible: true }), path).toHaveCount(0);
  }
});

test('a page requests its data immediately and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/client\/(news|activity)|start-/.test(pathname)) asked.push(pathname);
  });
  await openPage(page, '/news/preview?id=news-01');
  await expect(page.getByRole('article')).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/news-01'))).toHaveLength(1);
});

test('scripts have a lower priority than styles and data of the first screen', async ({ page }) => {
  const priorities = new Map<string, Set<string>>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
    const kind = /\.(js|css)$|\/api\/client\/news\/anons\//.exec(url)?.[0] ?? 'other';
    priorities.set(kind, (priorities.get(kind) ?? new Set()).add(initialPriority));
  });
  await openWithHeldScripts(page, '/news');
  await expect
    .poll(() => [...priorities.keys()])
    .toEqual(expect.arrayContaining(['.css', '.js', '/api/client/news/anons/']));
  expect(priorities.get('.js')).toEqual(new Set(['Low']));
  for (const first of ['.css', '/api/client/news/anons/'])
    expect(priorities.get(first), first).not.toContain('Low');
});

test('a link opens its page before any script has loaded', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/welcome');
  await page.getByRole('link', { name: 'Enter the site' }).click();
  await expect(page).toHaveURL(/#\/home/);
  await expect(page.locator('#main-menu [aria-current=page]')).toHaveText('Home');
  release();
  await expect(page).toHaveTitle(/ - /);
  await expect(page.getByRole('main')).toBeVisible();
});

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US' });
  const OFFER = 'This site is available in English.';

  test('is offered the English site and accepts it', async ({ page }) => {
    await page.goto('/#/guide');
    const offer = page.getByRole('complementary', { name: OFFER });
    await offer.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('rejects the offer permanently', async ({ page }) => {
    await page.goto('/#/guide');
    const offer = page.getByRole('complementary', { name: OFFER });
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '参赛指南' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
