import { devices } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { redirectsToMobile, onPhones, PHONE } from './mobile-support.ts';

const { defaultBrowserType: _engine, ...tablet } = devices['iPad (gen 7)'];
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

/**
 * One address of each kind, and the address to which it redirects a phone.
 * `mobile-redirect-addresses.spec.ts` tests all of them.
 */
const REDIRECTS = [
  ['/', '#/h5/home'],
  ['/#/news?page=2', '#/h5/news?page=2'],
  ['/?from=timeline#/activity/details?id=a-1', '?from=timeline#/h5/activity/details?id=a-1'],
] as const;

test.describe('on a phone', () => {
  test.use(PHONE);

  test('one step back leaves a page reached by a redirect', async ({ page }) => {
    await page.goto('about:blank');
    await openPage(page, '/news');
    await expect(page).toHaveURL(/#\/h5\/news$/);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

onPhones(() => {
  for (const [asked, expected] of REDIRECTS) redirectsToMobile(asked, expected);

  test('the desktop site can be selected on a page, is remembered, and can be left again', async ({
    page,
  }) => {
    await openPage(page, '/h5/news?page=2');
    await page.getByRole('link', { name: 'Desktop version' }).tap();
    await expect(page).toHaveURL(/#\/news\?page=2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    // A later visit.
    await page.goto('/?x=1#/guide');
    await expect(page).toHaveTitle(/ - /);
    await expect(page).toHaveURL(/#\/guide$/);

    const back = page.getByRole('contentinfo').getByRole('link', { name: 'Mobile version' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await back.tap();
    await expect(page).toHaveURL(/#\/h5\/home$/);
    await page.goto('/?x=2#/guide');
    await expect(page).toHaveURL(/#\/h5\/guide$/);
  });
});

// `unit/mobile-site.test.ts` covers the detection of phones.
for (const [name, userAgent, leads] of [
  ['an iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, true],
  ['a desk, however small its window', devices['Desktop Chrome'].userAgent, false],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent, viewport: PHONE.viewport });
    test(leads ? 'is led to the mobile site' : 'stays on the desktop site', async ({ page }) => {
      await openPage(page, '/news?page=2');
      await expect(page).toHaveURL(leads ? /#\/h5\/news\?page=2$/ : /#\/news\?page=2$/);
    });
  });
}

test.describe('on a tablet', () => {
  test.use(tablet);

  test('links on the mobile site stay on it, but typed addresses open the desktop site', async ({
    page,
  }) => {
    await openPage(page, '/news');
    await expect(page).toHaveURL(/#\/news/);
    await openPage(page, '/h5/activity');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/#\/h5\/activity\/details\?id=/);
    await page.goto('/#/activity');
    await expect(page).toHaveURL(/#\/activity$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  });
});
