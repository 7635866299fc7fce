import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getListEditionsMockHandler } from '@/api/generated/match/match.msw';
import { getListEditionsResponseMock } from '@/api/generated/match/match.faker';
import { getListNewsResponseMock } from '@/api/generated/news/news.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

describe('past editions', () => {
  it('are listed with one link each, named after the edition', async () => {
    const response = getListEditionsResponseMock();
    const over = response.data.map((one) => ({ ...one, status: 'finished' as const }));
    mockWorker.use(getListEditionsMockHandler({ ...response, data: over }));
    const screen = await renderSite('/history');
    for (const { name } of over)
      await expect.element(screen.getByRole('main').getByRole('link', { name })).toBeVisible();
  });

  it('exclude the current edition', async () => {
    const screen = await renderSite('/history');
    const [current, past] = getListEditionsResponseMock().data;
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('link', { name: past?.name ?? '' })).toBeVisible();
    expect(main.getByRole('link', { name: current?.name ?? '' }).elements()).toHaveLength(0);
  });

  it.each([
    ['the current edition', 'Read about the current edition', 1],
    ['the home page, before the first edition', 'Back to home', 0],
  ])('link to %s while the list is empty', async (_place, name, count) => {
    const response = getListEditionsResponseMock();
    const data = response.data.filter(({ status }) => status !== 'finished').slice(0, count);
    mockWorker.use(getListEditionsMockHandler({ ...response, data }));
    const main = (await renderSite('/history')).getByRole('main');
    await expect.element(main.getByText('No past editions yet')).toBeVisible();
    await expect.element(main.getByRole('link')).toHaveTextContent(name);
  });
});

describe('the page of an edition', () => {
  it('shows figures, winners and pictures, and requests the news of that edition', async () => {
    let asked = '';
    mockWorker.use(
      http.get('*/client/news/anons/news', ({ request }) => {
        asked = new URL(request.url).searchParams.get('matchInfoId') ?? '';
        return HttpResponse.json(getListNewsResponseMock());
      }),
    );
    const screen = await renderSite('/history/preview?id=match-2025');
    const edition = getListEditionsResponseMock().data.find(({ id }) => id === 'match-2025');
    const heading = screen.getByRole('heading', { level: 1, name: edition?.name ?? '' });
    await expect.element(heading).toBeVisible();
    await expect.element(screen.getByText('942')).toBeVisible();
    await expect.element(screen.getByText(edition?.winners[0]?.title ?? '')).toBeVisible();
    await expect.element(screen.getByText('Green energy · 深圳')).toBeVisible();
    await expect.element(screen.getByText(edition?.gallery[0]?.caption ?? '')).toBeVisible();
    const news = getListNewsResponseMock().data.records[0]?.title ?? '';
    await expect.element(screen.getByRole('link', { name: news })).toBeVisible();
    expect(asked).toBe('match-2025');
  });

  it('omits an amount that is zero', async () => {
    const response = getListEditionsResponseMock();
    const data = response.data.map((one) => ({ ...one, figures: { ...one.figures, finance: 0 } }));
    mockWorker.use(getListEditionsMockHandler({ ...response, data }));
    const screen = await renderSite('/history/preview?id=match-2025');
    await expect.element(screen.getByText('Prize pool')).toBeVisible();
    expect(screen.getByText('Funds raised').elements()).toHaveLength(0);
  });

  it('links a winner to the published entry', async () => {
    const response = getListEditionsResponseMock();
    const data = response.data.map((one) => ({
      ...one,
      winners: one.winners.map(({ projectId: _id, ...winner }, at) =>
        at === 0 ? { ...winner, projectId: 'entry-2-01' } : winner,
      ),
    }));
    mockWorker.use(getListEditionsMockHandler({ ...response, data }));
    const screen = await renderSite('/history/preview?id=match-2025');
    const winners = data.find(({ id }) => id === 'match-2025')?.winners ?? [];
    const link = screen.getByRole('link', { name: winners[0]?.title ?? '' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/entries-detail\?id=entry-2-01$/));
    for (const { title } of winners.slice(1))
      expect(screen.getByRole('link', { name: title }).elements()).toHaveLength(0);
    await link.click();
    expect(window.location.hash).toBe('#/entries-detail?id=entry-2-01');
  });

  it.each([
    ['?id=nothing', 'This page is no longer available'],
    ['', 'This address is incomplete'],
  ])('shows an error for the address with the search %j', async (search, words) => {
    const screen = await renderSite(`/history/preview${search}`);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('alert').elements(), 'no warning besides').toHaveLength(0);
  });
});
