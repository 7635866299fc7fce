import { ACCOUNTS, expect, fillLogin, forgive, openPage, test } from './fixtures';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('an expert registers with a portrait, keeps what was typed through failures, and sees the status', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/expert');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, ACCOUNTS.judge);
  await page.getByLabel('Name', { exact: true }).fill('周明远');

  // The server goes away in the middle: the page says so and keeps the text.
  await page.route('**/api/client/expert', (route) => route.abort());
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/could not be sent/)).toBeVisible();
  await page.unroute('**/api/client/expert');
  await page.reload();
  await expect(page.getByText(/Restored what you typed/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('周明远');

  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  const dialog = page.getByRole('dialog', { name: 'Crop the portrait' });
  await expect(dialog.getByRole('button', { name: 'Use' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Use' }).click();
  await expect(page.getByRole('img', { name: 'Portrait' })).toBeVisible();

  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('Mobile number').fill('13800000002');
  await page.getByLabel('Email').fill('zhou@example.org');
  await page.getByLabel('ID card number').fill('11010519491231002X');
  await page.getByLabel('Organisation').fill('Institute');
  await page.getByLabel('Job title').fill('Researcher');
  await page.getByRole('combobox', { name: 'Domains' }).click();
  await page.getByTitle('Green energy', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Years of experience').fill('12');
  await page.getByLabel('About you').fill('Batteries');
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await expect(page.getByText('Submitted, waiting for approval')).toBeVisible();

  const stored = await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch('/api/client/expert/current', { headers: { token } });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  });
  expect(stored).toMatchObject({ status: 1, revision: 1, name: '周明远', domains: ['energy'] });
  expect(stored['avatarFileId']).toBeTruthy();
  expect(await page.evaluate(() => localStorage.getItem('draft:expert:13800000002'))).toBeNull();

  await openPage(page, '/personal');
  await expect(page.getByText('Submitted, waiting for approval')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My entries' })).toBeVisible();
  forgive(problems);
});
