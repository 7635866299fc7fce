import { expect, openPage, test } from './fixtures.ts';

test('a code that could not be sent turns the button on again at once', async ({
  page,
  problems,
}) => {
  await openPage(page, '/login?status=reset');
  await page.route('**/reset-password/send-email**', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Email' }).fill('any@example.org');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('alert')).toContainText('send failed, please try again later');
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  problems.length = 0;
});

test('the button that sends codes is off for 60 seconds, with a countdown', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/login?status=reset');
  await page.route('**/reset-password/send-email**', (route) =>
    route.fulfill({
      json: { code: 200, msg: '', version: '1', data: { waitSeconds: 60, lifetimeSeconds: 600 } },
    }),
  );
  await page.getByRole('textbox', { name: 'Email' }).fill('any@example.org');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^(60|59|58) s$/ })).toBeDisabled();
  await page.clock.runFor(45_000);
  await expect(page.getByRole('button', { name: /^1?\d s$/ })).toBeDisabled();
  await page.clock.runFor(16_000);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
});
