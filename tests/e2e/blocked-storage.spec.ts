import { ACCOUNTS, expect, logIn, openPage, test } from './fixtures.ts';
import { logInOnPage, registerAccount } from './own-account.ts';
import { openStep } from './writes/entry.ts';

// A browser with blocked storage: access to it throws, as in private windows or with blocked
// cookies.

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: blocked });
    Object.defineProperty(Navigator.prototype, 'locks', { get: blocked });
  });
});

test('the mobile site opens with blocked storage', async ({ page }) => {
  await openPage(page, '/h5/home');
});

test('staff log in, use the tabs of the back office and log out with blocked storage', async ({
  page,
}) => {
  await openPage(page, '/home');
  await logIn(page, ACCOUNTS.administrator);
  await page.evaluate(() => {
    location.hash = '#/a/home';
  });
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/home';
  });
  await expect(page).toHaveTitle(/ - Home$/);
  // The back office has a button of this name, too.
  await expect(page.getByRole('link', { name: 'Guide' }).first()).toBeVisible();
  await page.getByRole('button', { name: ACCOUNTS.administrator.name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Enter the site' })).toBeVisible();
});

test('the entry form warns that it cannot store the draft and keeps the input in memory', async ({
  page,
}) => {
  const account = await registerAccount(page);
  await openPage(page, '/signup');
  await logInOnPage(page, account);
  await openStep(page, 'Project');
  await page.getByLabel('Project name', { exact: true }).fill('Kept by nobody');
  const notice = page.getByText('This browser can’t save your changes');
  await expect(notice).toHaveCount(1);
  await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/news';
  });
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();
  await openStep(page, 'Project');
  await expect(page.getByLabel('Project name', { exact: true })).toHaveValue('Kept by nobody');
});
