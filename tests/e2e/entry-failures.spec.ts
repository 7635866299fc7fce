import type { Page } from '@playwright/test';
import { expect, allowNetworkErrors, openPage, test } from './fixtures';
import { registerAccount, type OwnAccount } from './own-account';
import { openAs } from './sessions';
import { storedEntry, openStep } from './writes/entry';

/** Opens the form with an account without an entry. */
async function openForm(page: Page): Promise<OwnAccount> {
  const account = await registerAccount(page);
  await openAs(page, account, '/signup');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  return account;
}

test('leaving with unsent changes requires confirmation, and saving before leaving succeeds', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const { token } = await openForm(page);
  await openStep(page, 'Project');
  await page.getByLabel('Project name').fill('Do not lose me');
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await away.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Project name')).toHaveValue('Do not lose me');
  expect(await storedEntry(page, token)).toEqual({ entry: null, count: 0 });

  await away.click();
  await question.getByRole('button', { name: 'Save draft and leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  expect(await storedEntry(page, token)).toMatchObject({
    count: 1,
    entry: { name: 'Do not lose me' },
  });

  // Sent changes need no confirmation; later changes do and remain on this device.
  await openPage(page, '/signup');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await away.click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();
  await openStep(page, 'Project');
  await page.getByLabel('Summary', { exact: true }).fill('Typed later');
  await away.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Restored unsent changes/)).toBeVisible();
  await openStep(page, 'Project');
  await expect(page.getByLabel('Summary', { exact: true })).toHaveValue('Typed later');
  allowNetworkErrors(problems);
});
