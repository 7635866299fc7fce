import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { requestCode } from './account-forms';
import { ACCOUNTS, expect, fillLogin, openPage, test } from './fixtures';
import { codeSentTo, invitationSentTo } from './outbox';
import { call, registerAccount } from './own-account';
import { demoSession } from './sessions';
import { openForStaff } from './staff';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const search = (page: Page) => page.getByLabel('Name, mobile, email or staff number');
const ownMobile = () => `137${String(randomInt(1e8)).padStart(8, '0')}`;

/** Creates a unique user and returns the mobile number that finds it. */
async function addUser(page: Page): Promise<string> {
  const mobile = ownMobile();
  const { token } = await demoSession(page, 'administrator');
  const body = {
    firstName: 'Own',
    lastName: mobile,
    chineseName: '自备',
    mobile,
    email: `${mobile}@example.org`,
    status: 1,
    roles: [],
    permissions: [],
  };
  expect(await call(page, token, '/sys/user', { body })).toMatchObject({ code: 200 });
  return mobile;
}

test('a user is created with roles and permissions, and the details show the creator', async ({
  page,
}) => {
  const mobile = ownMobile();
  await openForStaff(page, '/a/sys/user');
  await page.getByRole('button', { name: 'Add a user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Newly');
  await form.getByRole('textbox', { name: 'Chinese name' }).fill('新来的');
  await form.getByRole('textbox', { name: 'Mobile' }).fill(mobile);
  await form.getByRole('textbox', { name: 'Email' }).fill(`${mobile}@example.org`);
  const roles = form.getByRole('combobox', { name: 'Roles' });
  await roles.fill('Editor');
  await roles.press('Enter');
  const permissions = form.getByRole('combobox', { name: 'Permissions' });
  await permissions.fill('score:user');
  await permissions.press('Enter');
  await permissions.press('Escape');
  await form.getByLabel('Your password', { exact: true }).fill(ACCOUNTS.administrator.password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await search(page).fill(mobile);
  await search(page).press('Enter');
  await expect(row(page, mobile)).toContainText('Editor');
  await row(page, mobile).getByRole('button', { name: 'Nora Newly', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'User details' });
  await expect(detail.getByRole('row', { name: 'Permissions' })).toContainText('Score entries');
  // The name map resolves the creator’s id.
  await expect(detail.getByRole('row', { name: 'Created' })).toContainText('Jing Chen');
});

test('a user is edited, disabled and enabled again', async ({ page }) => {
  const mobile = await addUser(page);
  await openForStaff(page, `/a/sys/user?keywords=${mobile}`);
  const user = row(page, mobile);
  await user.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Changed');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(user).toContainText('Changed');
  await user.getByRole('button', { name: 'Disable' }).click();
  await expect(user).toContainText('Disabled');
  await user.getByRole('button', { name: 'Enable' }).click();
  await expect(user).toContainText('Enabled');
});

test('a user who must set a new password sees the reason, sets one and logs in', async ({
  page,
  browser,
}) => {
  const { phone, email, password } = await registerAccount(page);
  await openForStaff(page, `/a/sys/user?keywords=${phone}`);
  await row(page, phone).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Require new password' }).click();
  await page.getByRole('button', { name: 'Require', exact: true }).click();
  await expect(page.getByText('1 user must set a new password at the next login')).toBeVisible();

  const own = await (await browser.newContext()).newPage();
  await openPage(own, '/news');
  await own.getByRole('button', { name: 'Log in / Register' }).click();
  await fillLogin(own, { phone, password });
  await expect(own.getByText('please reset your password first')).toBeVisible();
  await expect(own).toHaveURL(/#\/login\?status=reset/);
  const form = own.getByRole('tabpanel', { name: 'Find password' });
  await requestCode(own, form, email);
  await form.getByRole('textbox', { name: 'Verification code' }).fill(await codeSentTo(own, email));
  await form.getByRole('textbox', { name: 'New password' }).fill('Second-password-2');
  await form.getByRole('textbox', { name: 'Confirm password' }).fill('Second-password-2');
  await form.getByRole('button', { name: 'Reset password' }).click();
  await expect(own.getByText('password reset successful, please log in')).toBeVisible();
  const login = own.getByRole('tabpanel', { name: 'Password login' });
  await expect(login.getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone);
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill('Second-password-2');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(own).toHaveURL(/#\/home/);
  await own.context().close();
});

test('a user added by email alone is invited, sets a password and logs in with the address', async ({
  page,
  browser,
}) => {
  const email = `invited-${ownMobile()}@example.org`;
  await openForStaff(page, '/a/sys/user');
  await page.getByRole('button', { name: 'Add a user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  const permissions = form.getByRole('combobox', { name: 'Permissions' });
  await permissions.fill('score:user');
  await permissions.press('Enter');
  await permissions.press('Escape');
  await form.getByLabel('Your password', { exact: true }).fill(ACCOUNTS.administrator.password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User added, invitation sent')).toBeVisible();
  await search(page).fill(email);
  await search(page).press('Enter');
  await expect(row(page, email)).toContainText('Invited');

  const own = await (await browser.newContext()).newPage();
  await openPage(own, await invitationSentTo(page, email));
  await own.getByRole('textbox', { name: 'New password' }).fill('Invited-password-1');
  await own.getByRole('textbox', { name: 'Confirm password' }).fill('Invited-password-1');
  await own.getByRole('button', { name: 'Set password' }).click();
  await expect(own.getByText('Password set, please log in')).toBeVisible();
  const login = own.getByRole('tabpanel', { name: 'Password login' });
  await expect(login.getByRole('textbox', { name: 'Phone number or email' })).toHaveValue(email);
  await login.getByRole('textbox', { name: 'Password', exact: true }).fill('Invited-password-1');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(own.getByRole('button', { name: email })).toBeVisible();
  await own.context().close();
});
