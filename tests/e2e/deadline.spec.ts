import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { call, registerAccount } from './own-account';
import { ownServer } from './own-server';
import { demoSession, openAs } from './sessions';
import { storedEntry, PDF, openStep, COMPLETE_ENTRY, writeDraft } from './writes/entry';

// Uses its own server because it closes the edition’s sign-up.
const server = ownServer();

test.use({ actionTimeout: 15_000 });

interface Edition {
  id: string;
  current: boolean;
  signUpEnd: string;
}

/** Changes the end of sign-up of the current edition as staff. */
async function closeSignUp(page: Page, at: Date): Promise<void> {
  const { token: admin } = await demoSession(page, 'administrator');
  const { data } = await call(page, admin, '/sys/match');
  const edition = (data as Edition[]).find(({ current }) => current);
  expect(edition).toBeDefined();
  const body = { ...edition, signUpEnd: at.toISOString() };
  expect(await call(page, admin, '/sys/match', { body, method: 'PUT' })).toMatchObject({
    code: 200,
  });
}

/** Expects all submit buttons to be disabled and the text to be kept. */
async function expectClosed(page: Page, name: string): Promise<void> {
  await expect(page.getByText(/Sign-up closed at/)).toBeVisible();
  await expect(page.getByText(/Your changes stay on this device/)).toBeVisible();
  await expect(page.getByLabel('Project name')).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
}

test(
  'a deadline that passes during editing keeps the draft, shows a message and disables sending',
  { tag: '@slow' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await server().visit(browser);
    const account = await registerAccount(page);
    await writeDraft(page, account.token, COMPLETE_ENTRY);
    // The clock of this page is behind the server’s, so that it does not know of the end yet.
    const late = await server().visit(browser);
    const other = await registerAccount(late);
    await writeDraft(late, other.token, COMPLETE_ENTRY);
    await openAs(late, other, '/signup');
    await openStep(late, 'Project');

    await closeSignUp(page, new Date(Date.now() + 45_000));
    await openAs(page, account, '/signup');
    await openStep(page, 'Files');
    await page.getByLabel('Choose or drop files').setInputFiles(PDF);
    await expect(page.getByRole('checkbox', { name: 'Show on the public page' })).toBeVisible();
    await openStep(page, 'Project');
    await page.getByLabel('Project name').fill('Typed at the last minute');
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
    // The page detects the end automatically.
    await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled({
      timeout: 60_000,
    });
    await expectClosed(page, 'Typed at the last minute');
    await openStep(page, 'Files');
    await expect(page.getByRole('list', { name: 'Files' }).getByText(PDF.name)).toBeVisible();
    expect(await storedEntry(page, account.token)).toMatchObject({
      count: 1,
      entry: { status: 0, revision: 1, name: COMPLETE_ENTRY.name },
    });
    // The state and the page remain.
    await page.reload();
    await openStep(page, 'Project');
    await expectClosed(page, 'Typed at the last minute');

    // A forced click shows the server’s message.
    await late.getByLabel('Project name').fill('One second too late');
    await openStep(late, 'Review');
    await late.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(late.getByRole('alert').filter({ hasText: 'Sign-up has closed' })).toBeVisible();
    await expect(late.getByLabel('Project name')).toHaveValue('One second too late');
    expect(await storedEntry(late, other.token)).toMatchObject({
      count: 1,
      entry: { status: 0, revision: 1, name: COMPLETE_ENTRY.name },
    });
    await page.context().close();
    await late.context().close();
  },
);
