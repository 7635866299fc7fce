import type { Page } from '@playwright/test';
import {
  requestCode,
  loginDialog,
  registered,
  resetPassword,
  sendRegistration,
  openForm,
} from './account-forms.ts';
import { expect, openPage, test } from './fixtures.ts';
import { codeSentTo } from './outbox.ts';
import { makeAccount } from './own-account.ts';
import { addActivity, giveName } from './own-activity.ts';

const FIRST = 'First-password-1';
const SECOND = 'Second-password-2';

/** Returns a unique phone number per attempt, because a phone belongs to one account. */
function newPhone(): string {
  return `136${String(Date.now()).slice(-8)}`;
}

async function passwordLogin(page: Page, password: string): Promise<void> {
  const form = loginDialog(page).getByRole('tabpanel', { name: 'Password login' });
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a visitor registers, logs in with the phone filled in, confirms the address and joins with a name', async ({
  page,
}) => {
  const { id } = await addActivity(page, { title: 'First visit', capacity: 3, startsIn: 120 });
  const phone = newPhone();
  const email = `e2e-${phone}@example.org`;
  await openPage(page, '/news');
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  await sendRegistration(page, { phone, email, password: FIRST });
  await registered(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Log in' }).click();
  await expect(loginDialog(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(phone);
  await passwordLogin(page, FIRST);
  await expect(page.getByRole('button', { name: phone })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('phone'))).toBe(phone);

  const dialog = page.getByRole('dialog', { name: 'Confirm your account' });
  await expect(dialog.getByRole('radio', { name: email })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('verification code sent, please check your email')).toBeVisible();
  const code = await codeSentTo(page, email);
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
  await expect(dialog).toBeHidden();

  await openPage(page, `/activity/details?id=${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign up', exact: true }).click();
  const main = page.getByRole('main');
  await giveName(main, 'Siu Ming Chan');
  await expect(page.getByRole('button', { name: 'Cancel sign-up' })).toBeVisible();
  // The account now has the name.
  await expect(page.getByRole('button', { name: 'Siu Ming Chan' })).toBeVisible();
});

test('a forgotten password is reset with an emailed code', async ({ page }) => {
  const { email } = await makeAccount(page, '');
  await openPage(page, '/news');
  await page.getByRole('button', { name: 'Log in / Register' }).click();
  const form = await openForm(page, 'Find password');
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByText('please enter email')).toBeVisible();
  await requestCode(page, form, email);
  await resetPassword(page, form, { code: await codeSentTo(page, email), password: SECOND });

  await page.getByRole('button', { name: 'Log in / Register' }).click();
  await expect(loginDialog(page).getByRole('textbox', { name: 'Phone number' })).toHaveValue(email);
  await passwordLogin(page, SECOND);
  await expect(page.getByRole('button', { name: email })).toBeVisible();
});

test('a user logs in by SMS code, a mode without a tab', async ({ page }) => {
  const { phone } = await makeAccount(page, '');
  await openPage(page, '/login?mode=sms');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await expect(page.getByText('verification code sent, please check your phone')).toBeVisible();
  // While a request is pending, the button’s name starts with its loading icon.
  const logIn = page.getByRole('button', { name: /Log in$/ });
  await page.getByRole('textbox', { name: 'Verification code' }).fill('x');
  await logIn.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'verification code error' }),
  ).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Verification code' })
    .fill(await codeSentTo(page, phone));
  await logIn.click();
  await expect(page.getByRole('button', { name: phone })).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#\/home/);
  // The registration verified no contact.
  await expect(page.getByText(/set before you confirmed this number no longer work/)).toBeVisible();
});
