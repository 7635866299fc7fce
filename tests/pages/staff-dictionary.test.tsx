import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getListMappingsMockHandler } from '@/api/generated/reference/reference.msw';
import { getListMappingsResponseMock } from '@/api/generated/reference/reference.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

it('shows and finds built-in types by name, and others by their code', async () => {
  const response = getListMappingsResponseMock();
  const labels = { CN: '中试', US: 'Pilot plant', HK: '中試' };
  const made = { id: 'made', dictType: 'pilot', value: 'plant', labels };
  mockWorker.use(getListMappingsMockHandler({ ...response, data: [...response.data, made] }));
  const screen = await renderForStaff('/a/sys/dict');
  const row = (text: string) => screen.getByRole('row').filter({ hasText: text });
  const typeOf = (text: string) => row(text).getByRole('cell').first().element().textContent;
  await expect.poll(() => typeOf('projectStage')).toBe('Entry stage projectStage');
  expect(typeOf('Pilot plant')).toBe('pilot');

  await screen.getByRole('combobox', { name: 'Type' }).fill('entry sta');
  await page.getByTitle('Entry stage · projectStage').click();
  await expect.element(row('Pilot plant')).not.toBeInTheDocument();
  const entry = row('projectStage').first();
  await entry.getByRole('button', { name: /^Delete\b/ }).click();
  const question = page.getByRole('tooltip').filter({ hasText: 'of Entry stage?' });
  await expect.element(question).toBeVisible();
});
