import type { Page } from '@playwright/test';
import { expect, fillLogin, allowNetworkErrors, openPage, test } from './fixtures';
import { call, registerAccount, type OwnAccount } from './own-account';
import { openAs } from './sessions';
import { turnTo } from './writes/entry';

// What was typed and not sent comes back, with its time and a way to discard it: in a browser that
// is reloaded or crashes, and in two tabs. `pages/form-drafts.test.tsx` holds the rest, of each form.

const FORMS = [
  { name: 'entry', path: '/signup', field: 'Project name', at: 'Project', of: 'project/current' },
  { name: 'expert', path: '/expert', field: 'Name', at: undefined, of: 'expert/current' },
] as const;

type Form = (typeof FORMS)[number];

const field = (page: Page, { field: name }: Form) => page.getByLabel(name, { exact: true });

async function type(page: Page, form: Form, text: string): Promise<void> {
  if (form.at !== undefined) await turnTo(page, form.at);
  await field(page, form).fill(text);
}

const RESTORED = /Restored what you typed on this device at \d+\/\d+\/\d+ \d\d:\d\d/;
const restored = (page: Page) => page.getByText(RESTORED);

/** What happens to the page between typing and coming back; answers the page that comes back. */
const BREAKS = {
  'a reload': async (page) => {
    // At once: before it is kept by itself.
    await page.reload();
    return page;
  },
  'a crash': async (page, _, { path }) => {
    await expect(page.getByText(/Kept on this device/)).toBeVisible();
    const crashed = page.waitForEvent('crash');
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await page.context().newPage();
    await openPage(next, path);
    return next;
  },
  'a session that has expired since': async (page, account) => {
    await expect(page.getByText(/Kept on this device/)).toBeVisible();
    await call(page, account.token, '/client/user/logout', { method: 'POST' });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const ask = page.getByRole('main').getByRole('button', { name: 'Log in' });
    // By the page, or at once by the dialog that an ended session opens.
    await expect(ask.or(dialog).first()).toBeVisible();
    if (!(await dialog.isVisible())) await ask.click();
    await fillLogin(page, account);
    await expect(dialog).toBeHidden();
    return page;
  },
} satisfies Record<string, (page: Page, account: OwnAccount, form: Form) => Promise<Page>>;

/** The rest is the same for both forms, and held by page tests. */
const BREAKS_OF: Record<Form['name'], readonly (keyof typeof BREAKS)[]> = {
  entry: ['a reload', 'a crash', 'a session that has expired since'],
  expert: ['a reload'],
};

for (const form of FORMS) {
  for (const what of BREAKS_OF[form.name]) {
    test(`${form.name}: ${what} loses nothing that was typed`, async ({ page, problems }) => {
      test.setTimeout(90_000);
      const account = await registerAccount(page);
      await openAs(page, account, form.path);
      await type(page, form, 'Not sent yet');
      const next = await BREAKS[what](page, account, form);
      await expect(restored(next)).toBeVisible();
      // Not the server's time beside words that it doesn't have.
      await expect(next.getByText(/Kept on this device/)).toBeVisible();
      if (form.at !== undefined) await turnTo(next, form.at);
      await expect(field(next, form)).toHaveValue('Not sent yet');

      await next.getByRole('button', { name: 'Discard it' }).click();
      await expect(restored(next)).toBeHidden();
      await expect(field(next, form)).toHaveValue('');
      await next.reload();
      await expect(next.getByRole('button', { name: 'Save draft' })).toBeVisible();
      await expect(restored(next)).toBeHidden();
      allowNetworkErrors(problems);
    });
  }
}

test('two tabs notice each other, and neither writes over the other', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(90_000);
  const [form] = FORMS;
  const account = await registerAccount(page);
  const stored = async () => (await call(page, account.token, `/client/${form.of}`)).data;
  await openAs(page, account, form.path);
  const save = page.getByRole('button', { name: 'Save draft' });
  await expect(save).toBeVisible();
  const other = await context.newPage();
  await openPage(other, form.path);
  await expect(other.getByRole('button', { name: 'Save draft' })).toBeVisible();

  await type(page, form, 'First');
  await expect(other.getByText(/Another tab is editing/)).toBeVisible();
  await save.click();
  await expect(page.getByText(/Saved on the server/)).toBeVisible();

  await type(other, form, 'Second');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText(/saved elsewhere/)).toBeVisible();
  expect(await stored()).toMatchObject({ revision: 1, name: 'First' });
  await other.getByRole('button', { name: /Keep mine/ }).click();
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText(/Saved on the server/)).toBeVisible();
  expect(await stored()).toMatchObject({ revision: 2, name: 'Second' });

  // The first one is behind now, and gives way.
  await field(page, form).fill('Third');
  await save.click();
  await expect(page.getByText(/saved elsewhere/)).toBeVisible();
  await page.getByRole('button', { name: /Take the saved one/ }).click();
  await expect(field(page, form)).toHaveValue('Second');
  expect(await stored()).toMatchObject({ revision: 2, name: 'Second' });
  allowNetworkErrors(problems);
});

test('a draft keeps a member who has no name yet', async ({ page }) => {
  const account = await registerAccount(page);
  await openAs(page, account, '/signup');
  await turnTo(page, 'Team');
  await page.getByRole('button', { name: 'Add member' }).click();
  const role = page.getByRole('group', { name: 'Other members' }).getByLabel('Role');
  await role.fill('Design');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Saved on the server/)).toBeVisible();
  await page.reload();
  await turnTo(page, 'Team');
  await expect(role).toHaveValue('Design');
});
