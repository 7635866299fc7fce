import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MappingEntry } from '@/api/generated/model';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

const success = (data: unknown) =>
  HttpResponse.json({ code: 200, msg: 'ok', version: '1.0.0', data });

/** Has the server hold a dictionary of so many values; answers what was deleted of it. */
function holdDictionary(count: number): string[] {
  const entries = Array.from({ length: count }, (_, at): MappingEntry => {
    const value = `v${String(at).padStart(2, '0')}`;
    const labels = { CN: `标签 ${value}`, US: `Label ${value}`, HK: `標籤 ${value}` };
    return { id: value, dictType: 'shelf', value, labels };
  });
  const deleted: string[] = [];
  mockWorker.use(
    http.get('*/mapping/all', () =>
      success(entries.filter(({ value }) => !deleted.includes(value))),
    ),
    http.delete('*/sys/dict/of', ({ request }) => {
      const { searchParams } = new URL(request.url);
      deleted.push(searchParams.get('value') ?? '');
      return success({ id: searchParams.get('value') });
    }),
  );
  return deleted;
}

const rows = () => document.querySelectorAll('main .ant-table-row').length;

it('entries stand 20 a page and are found by type and words', async () => {
  holdDictionary(23);
  const screen = await renderForStaff('/a/sys/dict');
  await expect.poll(rows).toBe(20);
  await screen.getByRole('listitem', { name: '2', exact: true }).click();
  await expect.poll(rows).toBe(3);
  await screen.getByRole('combobox', { name: /Type/ }).fill('shelf');
  await page.getByTitle('shelf', { exact: true }).click();
  await screen.getByRole('searchbox').fill('標籤 v07');
  await expect.poll(rows).toBe(1);
});

it('a value is deleted by its type and itself, after a question', async () => {
  const deleted = holdDictionary(2);
  const screen = await renderForStaff('/a/sys/dict');
  await expect.poll(rows).toBe(2);
  await screen.getByRole('button', { name: 'Delete a value' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete a value' });
  await dialog.getByRole('combobox', { name: /Type/ }).fill('shelf');
  await page.getByTitle('shelf', { exact: true }).last().click();
  await dialog.getByRole('combobox', { name: /Value/ }).click();
  await page.getByTitle('v01 · Label v01').click();
  const remove = dialog.getByRole('button', { name: 'Delete', exact: true });
  const question = page.getByRole('tooltip').filter({ hasText: 'the value v01 of shelf' });
  await remove.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(deleted).toEqual([]);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(rows).toBe(1);
  expect(deleted).toEqual(['v01']);
});
