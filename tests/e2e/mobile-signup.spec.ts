import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { DESK, NARROW_MOBILE, onPhones } from './mobile-support.ts';
import { readStatement } from './read-statement.ts';
import { openAs } from './sessions.ts';

interface Stored {
  status: number;
  name?: string;
  attachments: { name: string }[];
}

/** Reads the entry from the API. */
async function stored(page: Page): Promise<Stored | null> {
  return await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const response = await fetch('/api/client/project/current', { headers: { token } });
    return ((await response.json()) as { data: Stored | null }).data;
  });
}

/** Continues to the next screen and checks its title. */
async function next(page: Page, screen: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: screen })).toBeVisible();
}

onPhones(() => {
  test('an entry begun on the phone is continued on the desktop and submitted from the phone', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const account = await registerAccount(page);
    await openAs(page, account, '/h5/home');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Sign up').tap();

    // Phone: small steps.
    await expect(page.getByRole('heading', { level: 2, name: 'Agreement' })).toBeVisible();
    await readStatement(page);
    await page.getByRole('checkbox', { name: 'I have read and agree' }).tap();
    await next(page, 'Project');
    await page.getByLabel('Project name').fill('Pocket lab');
    await page.getByLabel('Track').selectOption('Artificial intelligence');
    await page.getByLabel('City').selectOption('Shenzhen');
    await page.getByLabel('Stage').selectOption('Idea');
    await next(page, 'About the project');
    await page.getByLabel('Summary', { exact: true }).fill('A laboratory for the pocket');
    await page.getByRole('button', { name: 'Save draft' }).tap();
    await expect(page.getByText(/Saved to the server/)).toBeVisible();
    expect(await stored(page)).toMatchObject({ status: 0, name: 'Pocket lab' });

    // Desktop: the same draft.
    const desk = await browser.newPage(DESK);
    await openAs(desk, account, '/signup');
    await desk.getByRole('button', { name: 'Project' }).first().click();
    await expect(desk.getByLabel('Project name')).toHaveValue('Pocket lab');
    await desk.getByLabel('Description').fill('Written at the desk');
    await desk.getByRole('button', { name: 'Save draft' }).click();
    await expect(desk.getByText(/Saved to the server/)).toBeVisible();
    await desk.close();

    // Phone: opened again.
    await page.reload();
    await page.getByLabel('Step 1 of 10').selectOption('3. About the project');
    await expect(page.getByLabel('Description')).toHaveValue('Written at the desk');
    await next(page, 'Company');
    await next(page, 'Leader');
    await page.getByRole('textbox', { name: 'Leader' }).fill('林晓彤');
    await page.getByLabel('Mobile number').fill(account.phone);
    await page.getByLabel('Email').fill('lin@example.org');
    await page.getByLabel('Identity document').selectOption('Passport');
    await page.getByLabel('Document number').fill('e1234 5678');
    await next(page, 'Other members');
    await next(page, 'Picture');
    const camera = page.getByRole('button', { name: 'Take a photo' });
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(page.getByRole('button', { name: 'Album' })).not.toHaveAttribute('capture');
    await next(page, 'Documents');
    await page.getByRole('button', { name: 'Files' }).setInputFiles({
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    });
    await expect(page.getByRole('checkbox', { name: 'Show on the public page' })).toBeVisible();
    await next(page, 'Video');
    await next(page, 'Review');

    // Missing fields are listed, and a click opens them.
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await expect(page.getByText(/field needs your attention/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Leader' })).toBeVisible();
    await page.getByLabel('Team size').fill('3');
    await page.getByLabel('Step 5 of 10').selectOption('10. Review');
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await expect(page).toHaveURL(/#\/h5\/signup\/details\?id=/);
    await expect(page.getByText(/We have received your entry/)).toBeVisible();
    expect(await stored(page)).toMatchObject({
      status: 1,
      name: 'Pocket lab',
      attachments: [{ name: 'plan.pdf' }],
    });
  });
});

test.use(NARROW_MOBILE);

test('each field opens a suitable keyboard and causes no zoom', async ({ page }) => {
  await openAs(page, await registerAccount(page), '/h5/signup');
  await page.getByLabel('Step 1 of 10').selectOption('5. Leader');
  for (const [label, mode, complete] of [
    ['Mobile number', 'tel', 'tel'],
    ['Email', 'email', 'email'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('inputmode', mode);
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', complete);
  }
  await expect(page.getByLabel('Team size')).toHaveAttribute('inputmode', 'numeric');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ id }) => id),
  );
  expect(small, 'fields that a phone zooms into').toEqual([]);
});
