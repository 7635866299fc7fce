import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openForStaff } from './staff';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an entry is added, edited in its place and deleted', async ({ page }) => {
  const type = `e2e${String(randomInt(1e9))}`;
  await openForStaff(page, '/a/sys/dict');
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByLabel('Type').fill(type);
  await dialog.getByLabel('Value').fill('pilot');
  await dialog.getByLabel('简体中文').fill('中试');
  await dialog.getByLabel('English').fill('Pilot');
  await dialog.getByLabel('繁體中文').fill('中試');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(type);
  await page.getByRole('searchbox').press('Enter');
  const entry = row(page, type);
  await entry.getByRole('button', { name: 'Edit' }).click();
  await entry.getByRole('textbox', { name: 'English' }).fill('Pilot plant');
  await entry.getByRole('button', { name: 'Save' }).click();
  await expect(entry).toContainText('Pilot plant');

  await entry.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('tooltip').filter({ hasText: `the value pilot of ${type}` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(entry).toHaveCount(0);
});
