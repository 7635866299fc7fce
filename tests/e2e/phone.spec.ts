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
    ['/#/history', '#/h5/home'],
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

  test('a competitor signs up for an activity and cancels', async ({ page }) => {
    await openPage(page, '/h5/home');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Activities' }).tap();
    const open = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sign-up open' });
    await open.last().getByRole('link').tap();
    await expect(page).toHaveURL(/#\/h5\/activity\/details\?id=/);
    await page.getByRole('button', { name: 'Sign up', exact: true }).tap();
    await fillLogin(page, ACCOUNTS.competitor);
    const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
    const cancel = page.getByRole('button', { name: 'Cancel sign-up' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await signUp.tap();
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
});
