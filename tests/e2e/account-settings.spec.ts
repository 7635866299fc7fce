import { expect, fillLogin, openPage, test } from './fixtures';
import { codeSentTo } from './outbox';
import { call, registerAccount } from './own-account';
import { beginSession, openAs } from './sessions';

test('number and password change with the current password, and “log out everywhere” ends other sessions', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  // A second session: the password change ends the one that the registration started.
  await openAs(page, await beginSession(page, account), '/user-setting');
  const contact = page.getByRole('region', { name: 'Phone and email' });
  const phone = `138${account.phone.slice(3)}`;
  await contact.getByLabel('Phone number').fill(phone);
  await contact.getByRole('button', { name: 'Send code' }).first().click();
  await expect(page.getByText('verification code sent, please check your phone')).toBeVisible();
  await contact.getByLabel('Code sent to your phone').fill(await codeSentTo(page, phone));
  await contact.getByLabel('Current password').fill('not this one');
  await contact.getByRole('button', { name: 'Save contact details' }).click();
  await expect(contact.getByRole('alert')).toHaveText('The current password is wrong');
  await contact.getByLabel('Current password').fill(account.password);
  await contact.getByRole('button', { name: 'Save contact details' }).click();
  await expect(contact.getByText(/Contact details saved/)).toBeVisible();

  const password = page.getByRole('region', { name: 'Password', exact: true });
  await password.getByLabel('Current password').fill(account.password);
  await password.getByLabel('New password').fill('Second-password-2');
  await password.getByLabel('Confirm password').fill('Second-password-2');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText(/1 other session was logged out/)).toBeVisible();
  expect(await call(page, account.token, '/sys/user/my')).toMatchObject({ code: 401 });

  const { token: elsewhere } = await beginSession(page, { phone, password: 'Second-password-2' });
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  const everywhere = dialog.getByRole('button', { name: 'Log out everywhere' });
  expect(await call(page, elsewhere, '/sys/user/my')).toMatchObject({ code: 200 });
  await everywhere.click();
  await expect(page).toHaveURL(/#\/welcome/);
  expect(await call(page, elsewhere, '/sys/user/my')).toMatchObject({ code: 401 });
  await openPage(page, '/personal');
  await fillLogin(page, { phone, password: 'Second-password-2' });
  await expect(page.getByRole('heading', { name: 'My entries' })).toBeVisible();
});
