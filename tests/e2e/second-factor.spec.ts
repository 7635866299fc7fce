import { Secret, TOTP } from 'otpauth';
import { expect, fillLogin, openPage, test } from './fixtures';
import { registerAccount } from './own-account';

/** Returns the current code for a secret, or the next one if it was used. */
function shownBy(secret: string, next = false): string {
  const codes = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return codes.generate({ timestamp: Date.now() + (next ? 30_000 : 0) });
}

test('sets up two-step login, then logs in with an app code and with a recovery code', async ({
  page,
  problems: _problems,
}) => {
  const account = await registerAccount(page);
  await openPage(page, '/user-setting');
  await fillLogin(page, account);
  const section = page.getByRole('region', { name: 'Two-step login' });
  await section.getByLabel('Current password').fill(account.password);
  await section.getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await section.getByRole('definition').innerText();
  await section.getByLabel('Verification code from your app').fill(shownBy(secret));
  await section.getByRole('button', { name: 'Turn on two-step login' }).click();
  const codes = page.getByRole('region', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText(/10 recovery codes left/)).toBeVisible();

  for (const [way, typed] of [
    ['Verification code from your app', shownBy(secret, true)],
    ['Recovery code', recovery],
  ] as const) {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await fillLogin(page, account);
    await expect(dialog.getByLabel('Verification code from your app')).toBeFocused();
    if (way === 'Recovery code')
      await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel(way).fill(typed);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(section.getByText(/9 recovery codes left/)).toBeVisible();
});
