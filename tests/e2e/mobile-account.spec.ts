import { randomInt } from 'node:crypto';
import {
  requestCode,
  loginDialog,
  registered,
  resetPassword,
  sendRegistration,
  openForm,
} from './account-forms.ts';
import { expect, fillLogin, openPage, test } from './fixtures.ts';
import { codeSentTo } from './outbox.ts';
import { onPhones } from './mobile-support.ts';

onPhones(() => {
  test('a new user registers in the sheet, resets the password and logs in with the new one', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const phone = `135${String(randomInt(1e8)).padStart(8, '0')}`;
    const account = { phone, email: `e2e-${phone}@example.org`, password: 'First-password-1' };
    const sheet = loginDialog(page);
    await openPage(page, '/h5/home');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Me', { exact: true }).tap();
    await expect(sheet).toBeVisible();

    await test.step('registers', async () => {
      await sendRegistration(page, { ...account, again: 'Another-password' });
      await expect(sheet.getByText('the two passwords entered do not match')).toBeVisible();
      const send = sheet.getByRole('button', { name: 'Register' });
      await send.scrollIntoViewIfNeeded();
      await expect(send, 'within reach, however low the screen').toBeInViewport();
      await sendRegistration(page, account);
      await registered(page);
    });

    await test.step('sets another password with an emailed code', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
      const form = await openForm(page, 'Find password');
      await requestCode(page, form, account.email);
      const code = await codeSentTo(page, account.email);
      await resetPassword(page, form, { code, password: 'Second-password-2' });
    });

    await test.step('logs in with the new password only and stays on the page', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
      await expect(sheet.getByRole('textbox', { name: 'Phone number' })).toHaveValue(account.email);
      await fillLogin(page, account);
      await expect(sheet.getByRole('alert')).toBeVisible();
      await fillLogin(page, { phone: account.email, password: 'Second-password-2' });
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/#\/h5\/personal/);
      const title = page.getByRole('heading', { level: 1, name: 'Personal centre' });
      await expect(title).toBeVisible();
      await page.getByRole('button', { name: 'Log out' }).tap();
      await expect(page).toHaveURL(/#\/h5\/home/);
    });
  });
});
