import { devices } from '@playwright/test';
import { ACCOUNTS, expect, fillLogin, openPage, test } from './fixtures.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

test.describe('on a phone', () => {
  test.use(phone);

  for (const [asked, expected] of [
    ['/', '#/h5/home'],
    ['/#/welcome', '#/h5/home'],
    ['/#/h5', '#/h5/home'],
    ['/#/news?page=2', '#/h5/news?page=2'],
    [
      '/?from=singlemessage#/activity/details?id=a-1',
      '?from=singlemessage#/h5/activity/details?id=a-1',
    ],
    ['/#/history', '#/h5/history'],
    ['/#/history/preview?id=match-2', '#/h5/history/preview?id=match-2'],
    ['/#/guide', '#/h5/guide'],
    ['/#/test', '#/h5/home'],
  ] as const) {
    test(`${asked} leads to the mobile site`, async ({ page, problems }) => {
      await page.goto(asked);
      await expect(page).toHaveURL((url) => url.href.endsWith(`/${expected}`));
      await expect(page.getByRole('main')).toHaveCount(1);
      // An activity that doesn't exist answers 404, which the browser logs.
      if (asked.includes('a-1')) problems.length = 0;
    });
  }

  test('the way back to the desktop site is remembered', async ({ page }) => {
    await openPage(page, '/h5/home');
    await page.getByRole('link', { name: 'Desktop version' }).click();
    await expect(page).toHaveURL(/#\/home/);
    await page.goto('/?x=1#/news');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(page).toHaveURL(/#\/news/);
  });

  test('who logs in, registers or has lost the password does so in a sheet', async ({ page }) => {
    await openPage(page, '/h5/home');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Me', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Log in' });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect(box?.width, 'as wide as the screen').toBe(page.viewportSize()?.width);
    for (const tab of ['Register', 'Find password', 'Password login']) {
      await sheet.getByRole('tab', { name: tab }).tap();
      await expect(sheet.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
    await fillLogin(page, { ...ACCOUNTS.competitor, password: 'wrong-password' });
    await expect(sheet.getByRole('alert')).toBeVisible();
    await fillLogin(page, ACCOUNTS.competitor);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#\/h5\/personal/);
    await expect(page.getByRole('heading', { level: 1, name: 'Personal centre' })).toBeVisible();
  });

  test('a page for logged-in users says so in the mobile frame', async ({ page }) => {
    await openPage(page, '/h5/personal');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Please log in first').last()).toBeVisible();
  });

  test('the search finds an entry and opens it on the mobile site', async ({ page }) => {
    await openPage(page, '/h5/home');
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('合成');
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('link').tap();
    await expect(page).toHaveURL(/#\/h5\/entries-detail/);
  });

  test('a competitor signs up for an activity and cancels', async ({ page }) => {
    await openPage(page, '/h5/home');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Activities' }).tap();
    // A known one: what other flows make may begin while this one looks.
    const open = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: '知识产权布局实务课' });
    await open.last().getByRole('link').tap();
    await expect(page).toHaveURL(/#\/h5\/activity\/details\?id=/);
    await page.getByRole('button', { name: 'Sign up', exact: true }).tap();
    await fillLogin(page, ACCOUNTS.competitor);
    const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
    const cancel = page.getByRole('button', { name: 'Cancel sign-up' });
    // What was pressed before the log in is done after it.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cancel).toBeVisible();
    await cancel.tap();
    await expect(signUp).toBeEnabled();
  });
});

test.describe('on a tablet', () => {
  const { defaultBrowserType: _engine, ...tablet } = devices['iPad (gen 7)'];
  test.use(tablet);

  test('the desktop site stays', async ({ page }) => {
    await openPage(page, '/news');
    await expect(page).toHaveURL(/#\/news/);
  });

  test('a link on the mobile site stays on it, an address that is typed does not', async ({
    page,
  }) => {
    await openPage(page, '/h5/activity');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/#\/h5\/activity\/details\?id=/);
    await page.goto('/#/activity');
    await expect(page).toHaveURL(/#\/activity$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  });
});
