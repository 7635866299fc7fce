import { ACCOUNTS, expect, openPage, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { demoSession, openAs } from './sessions';
import { openForStaff } from './staff';

test('a role defined by staff grants exactly its permissions', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  const name = `Door ${account.phone}`;
  await openForStaff(page, '/a/sys/roles');
  await page.getByRole('button', { name: 'Add a role' }).click();
  const form = page.getByRole('dialog', { name: 'Add a role' });
  await form.getByLabel('Role', { exact: true }).fill(name);
  await form.getByRole('combobox', { name: 'Permissions' }).fill('Check people');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await form.getByLabel('Your password', { exact: true }).fill(ACCOUNTS.administrator.password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name })).toContainText('Check people in');

  await page.evaluate((phone) => {
    window.location.hash = `/a/sys/user?keywords=${phone}`;
  }, account.phone);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const user = page.getByRole('row').filter({ hasText: account.phone });
  await user.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit' });
  await editor.getByRole('combobox', { name: 'Roles' }).fill(name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await editor.getByLabel('First name').fill('Dora');
  await editor.getByLabel('Last name').fill('Door');
  await editor.getByLabel('Chinese name').fill('多拉');
  await editor.getByLabel('Your password', { exact: true }).fill(ACCOUNTS.administrator.password);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(user).toContainText(name);

  const context = await browser.newContext({ locale: 'en-US' });
  const desk = await context.newPage();
  await openAs(desk, account, '/a/match/check-in');
  await expect(desk.getByRole('heading', { level: 1, name: 'Door check-in' })).toBeVisible();
  await openPage(desk, '/a/match/entries');
  await expect(desk.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
  expect(await call(desk, account.token, '/sys/project')).toMatchObject({ code: 1007 });
  await context.close();

  await page.evaluate(() => {
    window.location.hash = `/a/sys/audit?outcome=forbidden&keywords=${encodeURIComponent('多拉')}`;
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  const refused = page.getByRole('row').filter({ hasText: 'listStaffProjects' });
  await expect(refused.first()).toContainText('多拉');
});

test('a user closes the account, which is deleted with its data', async ({ page, problems }) => {
  const account = await registerAccount(page);
  await openAs(page, account, '/user-setting');
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: /^Close your account/ });
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText('Welcome', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const body = { username: account.phone, password: account.password };
  expect(await call(page, '', '/client/user/login', { body })).toMatchObject({ code: 1001 });
  const { token } = await demoSession(page, 'administrator');
  const found = await call(page, token, `/sys/user?keywords=${account.phone}`);
  expect(found.data).toMatchObject({ total: 0 });
  // The session ended with the account; the browser logs the 401 of the logout itself.
  const others = problems.filter((problem) => !problem.includes('401'));
  problems.splice(0, problems.length, ...others);
});
