import { ACCOUNTS, expect, fillLogin, openPage, test } from './fixtures.ts';
import { loginDialog } from './account-forms.ts';
import { PHONE } from './mobile-support.ts';
import { registerAccount } from './own-account.ts';

test.use(PHONE);

const REQUESTED = '/a/sys/user?keywords=138';

test('a login on /h5/403 continues to the requested page, also after a second login', async ({
  page,
}) => {
  const competitor = await registerAccount(page);
  await openPage(page, REQUESTED);
  await expect(page).toHaveURL(/#\/h5\/403\?from=/);
  await fillLogin(page, competitor);

  // The account lacks the permission: the page reports it and keeps the address.
  await expect(loginDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  await expect(page).toHaveURL(/#\/h5\/403\?from=/);

  // The session ends, and another account logs in on the same page.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await expect(loginDialog(page)).toBeVisible();
  await fillLogin(page, ACCOUNTS.administrator);
  await expect(loginDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash.startsWith(`#${REQUESTED}`));
});
