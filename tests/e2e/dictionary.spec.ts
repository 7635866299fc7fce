import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { call } from './own-account';
import { demoSession } from './sessions';
import { openForStaff } from './staff';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Creates a unique dictionary and returns its type. */
async function addDictionary(page: Page, values: readonly string[]): Promise<string> {
  const dictType = `e2e${String(randomInt(1e9))}`;
  const { token } = await demoSession(page, 'administrator');
  for (const value of values) {
    const labels = { CN: `标签 ${value}`, US: `Label ${value}`, HK: `標籤 ${value}` };
    await call(page, token, '/sys/dict', { body: { dictType, value, labels } });
  }
  return dictType;
}

test('lists 20 entries of a dictionary per page and filters them by type and words', async ({
  page,
}) => {
  const values = Array.from({ length: 23 }, (_, at) => `v${String(at).padStart(2, '0')}`);
  const type = await addDictionary(page, values);
  await openForStaff(page, '/a/sys/dict');
  await page.getByRole('combobox', { name: 'Type' }).fill(type);
  await page.getByTitle(type, { exact: true }).click();
  await expect(row(page, type)).toHaveCount(20);
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(row(page, type)).toHaveCount(3);
  await page.getByRole('searchbox').fill('標籤 v07');
  await page.getByRole('searchbox').press('Enter');
  await expect(row(page, type)).toHaveCount(1);
});

test('an entry is added, edited in place and deleted', async ({ page }) => {
  const type = `e2e${String(randomInt(1e9))}`;
  await openForStaff(page, '/a/sys/dict');
  await page.getByRole('button', { name: 'Add an item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an item' });
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

test('a value is deleted by type and value after a confirmation', async ({ page }) => {
  const type = await addDictionary(page, ['first', 'second']);
  await openForStaff(page, '/a/sys/dict');
  await page.getByRole('searchbox').fill(type);
  await page.getByRole('searchbox').press('Enter');
  await expect(row(page, type)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete a value' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete a value' });
  await dialog.getByRole('combobox', { name: 'Type' }).fill(type);
  await page.getByTitle(type, { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Value' }).click();
  await page.getByTitle('second · Label second').click();
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
  const question = page.getByRole('tooltip').filter({ hasText: `the value second of ${type}` });
  await remove.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, type)).toHaveCount(2);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, type)).toHaveCount(1);
  await expect(row(page, type)).toContainText('first');
});
