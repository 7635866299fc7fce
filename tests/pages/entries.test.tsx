import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  getGetProjectMockHandler,
  getListProjectsMockHandler,
} from '@/api/generated/project/project.msw';
import {
  getGetProjectResponseMock,
  getListProjectsResponseMock,
} from '@/api/generated/project/project.faker';
import { getListEditionsMockHandler } from '@/api/generated/match/match.msw';
import { getListEditionsResponseMock } from '@/api/generated/match/match.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

describe('the list of entries', () => {
  it('lists entries, each with one link that names it', async () => {
    const screen = await renderSite('/entries');
    const first = getListProjectsResponseMock().data.records[0];
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Entries' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
  });

  it.each([
    ['a shortlisted entry', 'Shortlisted', { finalist: undefined }],
    ['a finalist', 'Finalist', { finalist: true }],
  ])('marks %s', async (_name, mark, { finalist }) => {
    const { data, ...rest } = getListProjectsResponseMock();
    const result = { shortlisted: true, finalist };
    const records = data.records.slice(0, 1).map((one) => ({ ...one, ...result }));
    mockWorker.use(getListProjectsMockHandler({ ...rest, data: { ...data, records } }));
    const screen = await renderSite('/entries');
    const card = screen.getByRole('listitem').filter({ hasText: records[0]?.name ?? '' });
    await expect.element(card.getByText(mark, { exact: true })).toBeVisible();
  });

  it('keeps search and filters in the address and sends them to the server', async () => {
    const queries: string[] = [];
    mockWorker.use(
      getListProjectsMockHandler(({ request }) => {
        queries.push(new URL(request.url).search);
        return getListProjectsResponseMock();
      }),
    );
    const screen = await renderSite('/entries?page=2');
    await screen.getByRole('searchbox').fill('电池');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => queries.at(-1)).toContain(`keyword=${encodeURIComponent('电池')}`);
    await screen.getByRole('combobox', { name: 'Track' }).selectOptions('energy');
    await expect.poll(() => queries.at(-1)).toContain('domain=energy');
    // A changed filter starts at the first page.
    expect(queries.at(-1)).toContain('current=1');
    expect(window.location.hash).toContain('domain=energy');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => window.location.hash).not.toContain('energy');
  });

  it('filters by a result without an award', async () => {
    const queries: URLSearchParams[] = [];
    const editions = getListEditionsResponseMock();
    const data = editions.data.map((one) => ({ ...one, results: ['finalist' as const] }));
    mockWorker.use(
      getListEditionsMockHandler({ ...editions, data }),
      getListProjectsMockHandler(({ request }) => {
        queries.push(new URL(request.url).searchParams);
        return getListProjectsResponseMock();
      }),
    );
    const screen = await renderSite('/entries');
    const award = screen.getByRole('combobox', { name: 'Award' });
    await award.selectOptions('Finalist');
    await expect.poll(() => queries.at(-1)?.get('result')).toBe('finalist');
    expect(window.location.hash).toContain('result=finalist');
    expect(award.getByRole('option', { name: 'Shortlisted' }).elements()).toHaveLength(0);
    await expect.element(award).toHaveValue('finalist');
    await award.selectOptions('All awards');
    await expect.poll(() => window.location.hash).toBe('#/entries');
  });

  it('keeps the filters on the next page, and returns to the first page when a filter changes', async () => {
    const response = getListProjectsResponseMock();
    const queries: URLSearchParams[] = [];
    mockWorker.use(
      getListProjectsMockHandler(({ request }) => {
        const query = new URL(request.url).searchParams;
        queries.push(query);
        return {
          ...response,
          data: { ...response.data, total: 45, current: Number(query.get('current')) },
        };
      }),
    );
    const screen = await renderSite('/entries?domain=energy');
    const pager = screen.getByRole('navigation', { name: 'Pagination' });
    await pager.getByRole('link', { name: 'Page 2' }).click();
    await expect.poll(() => queries.at(-1)?.get('current')).toBe('2');
    expect(queries.at(-1)?.get('domain')).toBe('energy');
    expect(queries.at(-1)?.get('pageSize')).toBe('10');
    expect(window.location.hash).toBe('#/entries?domain=energy&page=2');
    await expect
      .element(pager.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page');
    await screen.getByRole('combobox', { name: 'City' }).selectOptions('440300');
    await expect.poll(() => queries.at(-1)?.get('city')).toBe('440300');
    expect(queries.at(-1)?.get('current')).toBe('1');
  });

  it('links to all entries when none matches', async () => {
    const response = getListProjectsResponseMock();
    const data = { ...response.data, records: [], total: 0 };
    mockWorker.use(getListProjectsMockHandler({ ...response, data }));
    const screen = await renderSite('/entries?keyword=none');
    await expect.element(screen.getByText('No matching entries')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Show all entries' })).toBeVisible();
  });
});

describe('the page of an entry', () => {
  it('shows its awards and links to the edition', async () => {
    const response = getGetProjectResponseMock();
    const awards = [{ name: '一等奖', amount: 400_000 }];
    mockWorker.use(getGetProjectMockHandler({ ...response, data: { ...response.data, awards } }));
    const screen = await renderSite('/entries-detail?id=entry-2-01');
    await expect.element(screen.getByText('一等奖', { exact: true })).toBeVisible();
    const edition = screen.getByRole('link', { name: response.data.matchName ?? '' });
    await expect
      .element(edition)
      .toHaveAttribute('href', expect.stringContaining(`id=${response.data.matchInfoId}`));
    await edition.click();
    expect(window.location.hash).toContain('#/history/preview');
  });
});
