import { expect, fillLogin, allowNetworkErrors, openPage, test } from './fixtures';
import { codeSentTo } from './outbox';
import { call, registerAccount } from './own-account';
import { beginSession, openAs } from './sessions';

/** What each part refuses before it asks the server: fields, what is typed, what is shown. */
const REFUSED = [
  ['Profile', 'Save profile', { 'First name': '', 'Last name': '  ' }, 'please give your name'],
  ['Phone and email', 'Save contact', { 'Phone number': '12' }, 'correct phone number'],
  ['Phone and email', 'Save contact', { Email: 'nobody@' }, 'correct email'],
  ['Phone and email', 'Save contact', { 'Current password': '' }, 'please fill this in'],
  [
    'Password',
    'Change password',
    { 'Current password': 'x', 'New password': '12345' },
    'less than 6',
  ],
  [
    ...(['Password', 'Change password'] as const),
    { 'New password': 'Second-password-2', 'Confirm password': 'Another-password-3' },
    'do not match',
  ],
] as const;

test('shows an error at the field for invalid input and sends nothing; the server reports values in use', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  await openAs(page, account, '/user-setting');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  const before = await call(page, account.token, '/sys/user/my');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  for (const [title, button, typed, message] of REFUSED) {
    const part = page.getByRole('region', { name: title, exact: true });
    for (const [label, text] of Object.entries(typed))
      await part.getByLabel(label, { exact: true }).fill(text);
    await part.getByRole('button', { name: button }).click();
    const error = part.locator('.ant-form-item-explain-error').filter({ hasText: message });
    await expect(error.first()).toBeVisible();
  }
  expect(sent).toEqual([]);

  // A number and an address of somebody else: only the server knows.
  const contact = page.getByRole('region', { name: 'Phone and email' });
  const other = await registerAccount(page);
  for (const [mobile, email, code, message] of [
    [other.phone, account.email, 'phone', 'This mobile number belongs to another account'],
    [
      account.phone,
      other.email.toUpperCase(),
      'email address',
      'This email address belongs to another account',
    ],
  ] as const) {
    await contact.getByLabel('Phone number').fill(mobile);
    await contact.getByLabel('Email', { exact: true }).fill(email);
    await expect(contact.getByLabel(`Code sent to the ${code}`)).toBeVisible();
    for (const field of await contact.getByLabel(/^Code sent/).all()) await field.fill('123456');
    await contact.getByLabel('Current password').fill(account.password);
    await contact.getByRole('button', { name: 'Save contact' }).click();
    await expect(contact.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
  // A picture that is none.
  await page
    .getByRole('region', { name: 'Profile' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
  const crop = page.getByRole('dialog', { name: 'Crop the portrait' });
  await expect(crop.getByText("This picture can't be read")).toBeVisible();
  await expect(crop.getByRole('button', { name: 'Use' })).toBeDisabled();
  await crop.getByRole('button', { name: 'Cancel' }).click();

  expect(await call(page, account.token, '/sys/user/my')).toEqual(before);
  allowNetworkErrors(problems);
});

test('number and password change with the current one, and log out everywhere does', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const account = await registerAccount(page);
  // A session that registering did not begin: that one ends with the old password.
  await openAs(page, await beginSession(page, account), '/user-setting');
  const contact = page.getByRole('region', { name: 'Phone and email' });
  const phone = `138${account.phone.slice(3)}`;
  await contact.getByLabel('Phone number').fill(phone);
  await contact.getByRole('button', { name: 'Send code' }).first().click();
  await expect(page.getByText('verification code sent, please check your phone')).toBeVisible();
  await contact.getByLabel('Code sent to the phone').fill(await codeSentTo(page, phone));
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
  await expect(password.getByText(/1 other session has ended/)).toBeVisible();
  expect(await call(page, account.token, '/sys/user/my')).toMatchObject({ code: 401 });

  const { token: elsewhere } = await beginSession(page, { phone, password: 'Second-password-2' });
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Log out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  const everywhere = dialog.getByRole('button', { name: 'Log out everywhere' });
  // Nobody hears of it: the question stays and says so, and so do the sessions.
  await page.route('**/api/sys/user/my/sessions', (route) => route.abort(), { times: 1 });
  await everywhere.click();
  await expect(dialog.getByText(/No answer came/)).toBeVisible();
  expect(await call(page, elsewhere, '/sys/user/my')).toMatchObject({ code: 200 });
  await everywhere.click();
  await expect(page).toHaveURL(/#\/welcome/);
  expect(await call(page, elsewhere, '/sys/user/my')).toMatchObject({ code: 401 });
  await openPage(page, '/personal');
  await fillLogin(page, { phone, password: 'Second-password-2' });
  await expect(page.getByRole('heading', { name: 'My entries' })).toBeVisible();
  allowNetworkErrors(problems);
});
