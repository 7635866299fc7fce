import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getListProjectsMockHandler } from '@/api/generated/project/project.msw';
import { getListProjectsResponseMock } from '@/api/generated/project/project.faker';
import { mockWorker } from '@/mocks/browser';
import { answerFromMocks, renderSite } from './render-site';

answerFromMocks();

describe('the list of entries', () => {
  it('lists entries, each with one link that names it', async () => {
    const screen = await renderSite('/entries');
    const first = getListProjectsResponseMock().data.records[0];
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Entries' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
  });

  it('keeps search and filters in the address and asks the server for them', async () => {
    const asked: string[] = [];
    mockWorker.use(
      getListProjectsMockHandler(({ request }) => {
        asked.push(new URL(request.url).search);
        return getListProjectsResponseMock();
      }),
    );
    const screen = await renderSite('/entries?page=2');
    await screen.getByRole('searchbox').fill('电池');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked.at(-1)).toContain(`keyword=${encodeURIComponent('电池')}`);
    await screen.getByRole('combobox', { name: 'Domain' }).selectOptions('energy');
    await expect.poll(() => asked.at(-1)).toContain('domain=energy');
    // Another question begins at the first page.
    expect(asked.at(-1)).toContain('current=1');
    expect(window.location.hash).toContain('domain=energy');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => window.location.hash).not.toContain('energy');
  });

  it('says what to do where nothing fits', async () => {
    const answer = getListProjectsResponseMock();
    const data = { ...answer.data, records: [], total: 0 };
    mockWorker.use(getListProjectsMockHandler({ ...answer, data }));
    const screen = await renderSite('/entries?keyword=none');
    await expect.element(screen.getByText('No entry fits')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Show all entries' })).toBeVisible();
  });
});
