import { expect, fillLogin, forgive, openPage, test } from './fixtures';
import { call, registerAccount, tokenOf } from './own-account';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('an account gets a name and a picture, through a cut network and an expired session', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  await openPage(page, '/user-setting');
  const wall = page.getByRole('dialog', { name: 'Log in' });
  await expect(wall).toBeVisible();
  await fillLogin(page, account);
  const profile = page.getByRole('region', { name: 'Profile' });
  await profile.getByLabel('First name').fill('Wei');
  await profile.getByLabel('Last name').fill('Su');
  const save = profile.getByRole('button', { name: 'Save profile' });

  await page.route('**/api/sys/user/my', (route) => route.abort());
  await save.click();
  await expect(profile.getByRole('alert')).toHaveText(/was not saved/);
  await page.unroute('**/api/sys/user/my');
  const my = () => call(page, account.token, '/sys/user/my');
  expect(await my()).toMatchObject({ data: { firstName: '', lastName: '' } });

  await page.route('**/api/sys/user/my', (route) =>
    route.fulfill({ status: 401, json: { code: 401, status: 401, msg: 'expired' } }),
  );
  await save.click();
  await expect(wall).toBeVisible();
  await page.unroute('**/api/sys/user/my');
  await fillLogin(page, account);
  await expect(wall).toBeHidden();
  await expect(profile.getByLabel('First name')).toHaveValue('Wei');

  await profile.locator('input[type=file]').setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png', buffer: PNG },
  });
  const crop = page.getByRole('dialog', { name: 'Crop the portrait' });
  await expect(crop.getByRole('button', { name: 'Use' })).toBeEnabled();
  await crop.getByRole('button', { name: 'Use' }).click();
  await expect(profile.getByRole('img', { name: 'Portrait' })).toBeVisible();
  await save.click();
  await expect(profile.getByText('Your profile is saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wei Su' })).toBeVisible();
  expect(await my()).toMatchObject({
    data: { firstName: 'Wei', lastName: 'Su', avatarUrl: expect.stringContaining('/download/') },
  });
  forgive(problems);
});

test('number and password change with the current one, and log out everywhere does', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  await openPage(page, '/personal');
  await fillLogin(page, account);
  await expect(page.getByRole('heading', { name: 'My entries' })).toBeVisible();
  await openPage(page, '/user-setting');
  const contact = page.getByRole('region', { name: 'Phone and email' });
  const phone = `138${account.phone.slice(3)}`;
  await contact.getByLabel('Phone number').fill(phone);
  await contact.getByLabel('Current password').fill('not this one');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact.getByRole('alert')).toHaveText('The current password is not right');
  await contact.getByLabel('Current password').fill(account.password);
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact.getByText(/Your contact is saved/)).toBeVisible();

  const password = page.getByRole('region', { name: 'Password', exact: true });
  await password.getByLabel('Current password').fill(account.password);
  await password.getByLabel('New password').fill('Second-password-2');
  await password.getByLabel('Confirm password').fill('Second-password-2');
  await password.getByRole('button', { name: 'Change password' }).click();
  // The session that registering began ended with the old password.
  await expect(password.getByText(/1 other session has ended/)).toBeVisible();
  expect(await call(page, account.token, '/sys/user/my')).toMatchObject({ code: 401 });

  const elsewhere = await tokenOf(page, { phone, password: 'Second-password-2' });
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/#\/welcome/);
  expect(await call(page, elsewhere, '/sys/user/my')).toMatchObject({ code: 401 });
  await openPage(page, '/personal');
  await fillLogin(page, { phone, password: 'Second-password-2' });
  await expect(page.getByRole('heading', { name: 'My entries' })).toBeVisible();
  forgive(problems);
});
