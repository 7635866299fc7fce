import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, test } from './fixtures';
import { call, registerAccount, type OwnAccount } from './own-account';
import { demoSession, openAs } from './sessions';

/** Sets exactly these permissions of an account as the demo administrator. */
async function grant(page: Page, { phone, email }: OwnAccount, permissions: string[]) {
  const { token } = await demoSession(page, 'administrator');
  const found = await call(page, token, `/sys/user?keywords=${phone}`);
  const [user] = (found.data as { records: { id: string; revision: string }[] }).records;
  const body = {
    id: user?.id,
    revision: user?.revision,
    firstName: 'Rita',
    lastName: 'Right',
    chineseName: '',
    mobile: phone,
    email,
    status: 1,
    roles: [],
    permissions: permissions.map((id) => ({ id, name: id })),
    password: ACCOUNTS.administrator.password,
  };
  const saved = await call(page, token, '/sys/user', { method: 'PUT', body });
  expect(saved).toMatchObject({ code: 200 });
}

test('a revoked permission closes its page and keeps the session', async ({ page }) => {
  const account = await registerAccount(page);
  await grant(page, account, ['system:login', 'user:read', 'content:write']);
  await openAs(page, account, '/a/site/links');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await grant(page, account, ['system:login', 'user:read']);

  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(
    page.getByRole('alert').getByText('Sorry, you do not have permission to operate'),
  ).toBeVisible();

  // The permissions were read again: this page is closed, others remain open.
  await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(account.token);
  await page.evaluate(() => {
    window.location.hash = '/a/sys/user';
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});
