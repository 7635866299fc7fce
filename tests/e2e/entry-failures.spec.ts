import type { Page, Route } from '@playwright/test';
import { expect, allowNetworkErrors, openPage, test } from './fixtures';
import { registerAccount, type OwnAccount } from './own-account';
import { openAs } from './sessions';
import { heldEntry, PDF, turnTo } from './writes/entry';

const SAVE = '**/api/client/project';
const expired = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 401, status: 401, msg: 'expired' } });

/** Opens the form with an account that has no entry. */
async function openForm(page: Page): Promise<OwnAccount> {
  const account = await registerAccount(page);
  await openAs(page, account, '/signup');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  return account;
}

test('an upload that the network cuts keeps the entry from being submitted without it', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const { token } = await openForm(page);
  await turnTo(page, 'Files');
  await page.route('**/api/client/upload/file', (route) => route.abort());
  await page.getByLabel('Choose or drop files').setInputFiles(PDF);
  await expect(page.getByText('The upload failed')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('button', { name: /Files are still being sent/ })).toBeVisible();
  expect(await heldEntry(page, token)).toEqual({ entry: null, count: 0 });
  await page.unroute('**/api/client/upload/file');
  await page.route('**/api/client/upload/file', expired);
  await turnTo(page, 'Files');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.unroute('**/api/client/upload/file');
  allowNetworkErrors(problems);
});

test('leaving with unsent changes is asked about, and saving before leaving succeeds', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const { token } = await openForm(page);
  await turnTo(page, 'Project');
  await page.getByLabel('Project name').fill('Do not lose me');
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' });
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  await away.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Project name')).toHaveValue('Do not lose me');
  expect(await heldEntry(page, token)).toEqual({ entry: null, count: 0 });

  await away.click();
  await question.getByRole('button', { name: 'Save draft and leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(await heldEntry(page, token)).toMatchObject({
    count: 1,
    entry: { name: 'Do not lose me' },
  });

  // What was sent needs no question; what is typed after it does, and stays on this device.
  await openPage(page, '/signup');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();
  await turnTo(page, 'Project');
  await page.getByLabel('Summary').fill('Typed later');
  await away.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Restored what you typed/)).toBeVisible();
  await turnTo(page, 'Project');
  await expect(page.getByLabel('Summary')).toHaveValue('Typed later');
  allowNetworkErrors(problems);
});

test('the clicked button shows loading, and the other one is disabled', async ({ page }) => {
  test.setTimeout(90_000);
  const { token } = await openForm(page);
  const save = page.getByRole('button', { name: 'Save draft' });
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  let response: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    response = resolve;
  });
  await page.route(SAVE, async (route) => {
    await answered;
    await route.continue();
  });
  await turnTo(page, 'Project');
  await page.getByLabel('Project name').fill('Slow');
  await save.click();
  await expect(save).toHaveClass(/ant-btn-loading/);
  await expect(submit).toBeDisabled();
  // Pressing a busy button does nothing.
  await save.click({ force: true });
  response?.();
  await expect(page.getByText(/Saved on the server/)).toBeVisible();
  await expect(save).not.toHaveClass(/ant-btn-loading/);
  await expect(submit).toBeEnabled();
  expect(await heldEntry(page, token)).toMatchObject({ count: 1, entry: { revision: 1 } });
});
