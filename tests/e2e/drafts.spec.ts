import type { Page } from '@playwright/test';
import { expect, allowNetworkErrors, openPage, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { openAs } from './sessions';
import { openStep } from './writes/entry';

// Drafts are restored after a reload or crash and across two tabs. `pages/form-drafts.test.tsx`
// covers the other cases for each form.

const ENTRY = '/signup';

const field = (page: Page) => page.getByLabel('Project name', { exact: true });

async function type(page: Page, text: string): Promise<void> {
  await openStep(page, 'Project');
  await field(page).fill(text);
}

const RESTORED = /Restored unsent changes from \d+\/\d+\/\d+ \d\d:\d\d/;
const restored = (page: Page) => page.getByText(RESTORED);

/** Interruptions after typing; each returns the page that opens afterwards. */
const BREAKS = {
  'a reload': async (page) => {
    // Immediately, before the automatic save.
    await page.reload();
    return page;
  },
  'a crash': async (page) => {
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await page.context().newPage();
    await openPage(next, ENTRY);
    return next;
  },
} satisfies Record<string, (page: Page) => Promise<Page>>;

for (const [what, breakPage] of Object.entries(BREAKS))
  test(`${what} keeps the input of the entry form`, async ({ page, problems }) => {
    const account = await registerAccount(page);
    await openAs(page, account, ENTRY);
    await type(page, 'Not sent yet');
    const next = await breakPage(page);
    await expect(restored(next)).toBeVisible();
    // The server’s time must not be shown for unsent text.
    await expect(next.getByText(/Saved on this device/)).toBeVisible();
    await openStep(next, 'Project');
    await expect(field(next)).toHaveValue('Not sent yet');

    await next.getByRole('button', { name: 'Discard changes' }).click();
    await expect(restored(next)).toBeHidden();
    await expect(field(next)).toHaveValue('');
    await next.reload();
    await expect(next.getByRole('button', { name: 'Save draft' })).toBeVisible();
    await expect(restored(next)).toBeHidden();
    allowNetworkErrors(problems);
  });

test('two tabs with the same form notice each other and overwrite nothing', async ({
  page,
  context,
  problems,
}) => {
  const account = await registerAccount(page);
  const stored = async () => (await call(page, account.token, '/client/project/current')).data;
  await openAs(page, account, ENTRY);
  const save = page.getByRole('button', { name: 'Save draft' });
  await expect(save).toBeVisible();
  const other = await context.newPage();
  await openPage(other, ENTRY);
  await expect(other.getByRole('button', { name: 'Save draft' })).toBeVisible();

  await type(page, 'First');
  await expect(other.getByText(/also open in another tab/)).toBeVisible();
  await save.click();
  await expect(page.getByText(/Saved to the server/)).toBeVisible();

  await type(other, 'Second');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText(/saved elsewhere/)).toBeVisible();
  expect(await stored()).toMatchObject({ revision: 1, name: 'First' });
  await other.getByRole('button', { name: /Keep mine/ }).click();
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText(/Saved to the server/)).toBeVisible();
  expect(await stored()).toMatchObject({ revision: 2, name: 'Second' });

  // The first tab is now outdated and yields.
  await field(page).fill('Third');
  await save.click();
  await expect(page.getByText(/saved elsewhere/)).toBeVisible();
  await page.getByRole('button', { name: /Use the saved version/ }).click();
  await expect(field(page)).toHaveValue('Second');
  expect(await stored()).toMatchObject({ revision: 2, name: 'Second' });
  allowNetworkErrors(problems);
});
