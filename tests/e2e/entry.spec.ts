import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, fillLogin, allowNetworkErrors, openPage, test } from './fixtures';
import { readStatement } from './read-statement';
import { PDF, openStep } from './writes/entry';

const { competitor } = ACCOUNTS;

interface Stored {
  status: number;
  revision: number;
  name?: string;
  summary?: string;
  attachments: { name: string }[];
  history: unknown[];
}

/** Reads the entry from the API. */
async function stored(page: Page): Promise<Stored | null> {
  return await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const response = await fetch('/api/client/project/current', { headers: { token } });
    return ((await response.json()) as { data: Stored | null }).data;
  });
}

/** Returns the number of the user’s entries in the current edition. */
async function entries(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const response = await fetch('/api/client/project/current/list', { headers: { token } });
    const { data } = (await response.json()) as { data: { matchInfoId: string }[] };
    return data.filter(({ matchInfoId }) => matchInfoId === 'match-3').length;
  });
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByTitle(option, { exact: true }).click();
}

async function accept(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I have read and agree' });
  await readStatement(page);
  await box.check();
}

test('an entry is written, survives failures, is submitted once and can be withdrawn', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  await openPage(page, '/signup');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, competitor);
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  expect(await stored(page)).toBeNull();

  // Submitting an empty form lists the missing fields and opens the first one.
  await openStep(page, 'Review');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText(/fields need your attention/)).toBeVisible();
  expect(await stored(page)).toBeNull();

  await openStep(page, 'Agreement');
  await accept(page);
  await openStep(page, 'Project');
  await page.getByLabel('Project name').fill('Night train');

  // Input is stored on this device automatically.
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Restored unsent changes/)).toBeVisible();
  await openStep(page, 'Project');
  await expect(page.getByLabel('Project name')).toHaveValue('Night train');

  // Network error: the page reports it and keeps the text, and nothing is saved.
  await page.route('**/api/client/project', (route) => route.abort());
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Sending failed/)).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.unroute('**/api/client/project');

  // Lost response: saving again has no further effect.
  await page.route('**/api/client/project', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Sending failed/)).toBeVisible();
  await page.unroute('**/api/client/project');
  expect(await stored(page)).toMatchObject({ status: 0, revision: 1, name: 'Night train' });
  // The same after further input and a reload.
  await page.reload();
  await expect(page.getByText(/Restored unsent changes/)).toBeVisible();
  await openStep(page, 'Project');
  await page.getByLabel('Summary', { exact: true }).fill('A sleeper');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Saved to the server/)).toBeVisible();
  expect(await stored(page)).toMatchObject({ status: 0, revision: 2, summary: 'A sleeper' });
  expect(await entries(page)).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('draft:entry:13800000001'))).toBeNull();

  // Expired session: the input is kept, and the save continues after the login without another
  // click.
  await page.getByLabel('Description').fill('Beds and wheels');
  await page.route('**/api/client/project', (route) =>
    route.fulfill({ status: 401, json: { code: 401, status: 401, msg: 'expired' } }),
  );
  const expired = page.waitForResponse((response) => response.status() === 401);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expired;
  await page.unroute('**/api/client/project');
  await fillLogin(page, competitor);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('Beds and wheels');
  await expect.poll(() => stored(page)).toMatchObject({ status: 0, revision: 3 });

  await choose(page, 'Track', 'Artificial intelligence');
  // Typing filters the long list.
  await page.getByRole('combobox', { name: 'City' }).fill('Shenz');
  await page.getByTitle('Shenzhen', { exact: true }).click();
  await choose(page, 'Stage', 'Idea');
  await openStep(page, 'Team');
  await page.getByLabel('Leader').fill('林晓彤');
  await page.getByLabel('Mobile number').fill('13800000001');
  await page.getByLabel('Email').fill('lin@example.org');
  await page.getByLabel('Identity document').selectOption('Mainland China identity card');
  await page.getByLabel('Document number').fill('11010519491231002X');
  await page.getByLabel('Team size').fill('3');

  // A failed upload remains in the list, and the form can still be used.
  await openStep(page, 'Files');
  await page.route('**/api/client/upload/file', (route) => route.abort());
  await page.getByLabel('Choose or drop files').setInputFiles(PDF);
  await expect(page.getByText('Upload failed')).toBeVisible();
  await page.unroute('**/api/client/upload/file');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('checkbox', { name: 'Show on the public page' })).toBeVisible();
  const exe = { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
  await page.getByLabel('Choose or drop files').setInputFiles(exe);
  await expect(page.getByText('This type of file is not supported')).toBeVisible();

  await openStep(page, 'Review');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review.getByText('plan.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-up details' })).toBeVisible();
  await expect(page.getByText(/We have received your entry/)).toBeVisible();
  expect(await stored(page)).toMatchObject({
    status: 1,
    revision: 4,
    name: 'Night train',
    attachments: [{ name: 'plan.pdf' }],
  });
  expect(await entries(page)).toBe(1);

  // Withdrawing requires confirmation.
  const question = page.getByRole('dialog', { name: 'Withdraw the entry?' });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Keep it submitted' }).click();
  await expect(question).toBeHidden();
  expect(await stored(page)).toMatchObject({ status: 1, revision: 4 });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/has not been submitted/)).toBeVisible();
  expect(await stored(page)).toMatchObject({ status: 0, revision: 5 });
  allowNetworkErrors(problems);
});
