import { ACCOUNTS, expect, fillLogin, allowNetworkErrors, openPage, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { openAs } from './sessions';
import { fillExpert, COMPLETE_EXPERT } from './writes/expert';
import { PNG } from './writes/portrait';

test('an expert registers with a portrait, keeps the input through failures, and sees the status', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/expert');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, ACCOUNTS.judge);
  await page.getByLabel('Name', { exact: true }).fill('周明远');

  // The server becomes unavailable: the page reports it and keeps the text.
  await page.route('**/api/client/expert', (route) => route.abort());
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Sending failed/)).toBeVisible();
  await page.unroute('**/api/client/expert');
  await page.reload();
  await expect(page.getByText(/Restored unsent changes/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('周明远');

  const picker = page.locator('input[type=file]');
  await picker.setInputFiles(PNG);
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await expect(dialog.getByRole('button', { name: 'Use' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Use' }).click();
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();

  await fillExpert(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await expect(page.getByText('Submitted, awaiting approval')).toBeVisible();

  const stored = await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const response = await fetch('/api/client/expert/current', { headers: { token } });
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  });
  expect(stored).toMatchObject({ status: 1, revision: 1, name: '周明远', domains: ['energy'] });
  expect(stored['avatarFileId']).toBeTruthy();
  expect(await page.evaluate(() => localStorage.getItem('draft:expert:13800000002'))).toBeNull();

  await openPage(page, '/personal');
  await expect(page.getByText('Submitted, awaiting approval')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My entries' })).toBeVisible();
  allowNetworkErrors(problems);
});

test('a registration in review becomes a draft only after confirmation', async ({ page }) => {
  const account = await registerAccount(page);
  const status = async () =>
    ((await call(page, account.token, '/client/expert/current')).data as { status: number }).status;
  const body = { status: 1, saveKey: crypto.randomUUID(), ...COMPLETE_EXPERT };
  expect(await call(page, account.token, '/client/expert', { body })).toMatchObject({ code: 200 });
  await openAs(page, account, '/expert');
  await expect(page.getByRole('button', { name: 'Withdraw to draft' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0);

  // Leaving the page keeps the input on this device and the registration submitted.
  await page.getByLabel('Job title').fill('Director');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leave.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  await expect(leave.getByRole('button', { name: 'Save draft and leave' })).toHaveCount(0);
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(leave).toBeHidden();
  expect(await status()).toBe(1);

  await page.getByRole('button', { name: 'Withdraw to draft' }).click();
  await expect(page.getByText('Draft: not submitted yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  expect(await status()).toBe(0);
});
