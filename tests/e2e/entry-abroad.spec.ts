import { loginDialog, registered, sendRegistration } from './account-forms.ts';
import { expect, fillLogin, openPage, test } from './fixtures';
import { codeSentTo } from './outbox';
import { call } from './own-account';
import { readStatement } from './read-statement';
import { PDF, openStep } from './writes/entry';

const PASSWORD = 'First-password-1';

test('a person from Hong Kong registers in English, enters with a Hong Kong card and submits', async ({
  page,
}) => {
  const phone = `135${String(Date.now()).slice(-8)}`;
  const email = `e2e-${phone}@example.org`;
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByTitle(option, { exact: true }).click();
  };
  await openPage(page, '/signup');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await sendRegistration(page, { phone, email, name: 'Siu Ming Chan', password: PASSWORD });
  await registered(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, { phone, password: PASSWORD });
  await expect(page.getByRole('button', { name: 'Siu Ming Chan' })).toBeVisible();
  const confirm = page.getByRole('dialog', { name: 'Confirm your account' });
  await confirm.getByRole('button', { name: 'Not now' }).click();

  await readStatement(page);
  await page.getByRole('checkbox', { name: 'I have read and agree' }).check();
  await openStep(page, 'Project');
  await page.getByLabel('Project name').fill('Harbour battery');
  await choose('Track', 'Green energy');
  await page.getByRole('combobox', { name: 'City' }).fill('Kowloon');
  await page.getByTitle('Other city', { exact: true }).click();
  await expect(page.getByLabel('Name of the city or place')).toHaveValue('Kowloon');
  await choose('Stage', 'Idea');
  await page.getByLabel('Summary', { exact: true }).fill('Salt water stores power');
  await page.getByLabel('Description').fill('Tanks and membranes');

  await openStep(page, 'Team');
  await page.getByLabel('Leader').fill('Siu Ming Chan');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Identity document').selectOption('Hong Kong identity card');
  await page.getByLabel('Document number').fill('A123456(4)');
  await expect(page.getByText(/Hong Kong identity card number invalid/)).toBeVisible();
  await page.getByLabel('Document number').fill('A123456(3)');
  await page.getByLabel('Team size').fill('3');
  await openStep(page, 'Files');
  await page.getByLabel('Choose or drop files').setInputFiles(PDF);

  await confirm.getByRole('button', { name: 'Send code' }).click();
  await confirm
    .getByRole('textbox', { name: 'Verification code' })
    .fill(await codeSentTo(page, email));
  await confirm.getByRole('button', { name: 'Confirm and continue' }).click();
  await expect(page.getByRole('checkbox', { name: 'Show on the public page' })).toBeVisible();
  await openStep(page, 'Review');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/We have received your entry/)).toBeVisible();
  await expect(page.getByText('Hong Kong identity card: ******63')).toBeVisible();

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('A1234563');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { data } = await call(page, token, '/client/project/current');
  expect(data).toMatchObject({
    status: 1,
    city: 'Kowloon',
    team: { identity: { type: 'hkId', number: '******63' } },
  });
  await expect(loginDialog(page)).toBeHidden();
});
