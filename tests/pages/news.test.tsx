import { describe, expect, it } from 'vitest';
import { getListNewsMockHandler } from '@/api/generated/news/news.msw';
import { getListNewsResponseMock } from '@/api/generated/news/news.faker';
import { http, HttpResponse } from 'msw';
import { renderSite, useMocks, worker } from './render-site';

useMocks();

describe('the news page', () => {
  it('lists articles, each with one link that names it', async () => {
    const screen = await renderSite('/news');
    const first = getListNewsResponseMock().data.records[0];
    await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: first?.title ?? '' })).toBeVisible();
  });

  it('says what to do next where there is nothing', async () => {
    const answer = getListNewsResponseMock();
    worker.use(getListNewsMockHandler({ ...answer, data: { ...answer.data, records: [], total: 0 } }));
    const screen = await renderSite('/news?page=7');
    await expect.element(screen.getByText('No news yet')).toBeVisible();
  });

  it('tells of an answer it can’t read and offers to try again', async () => {
    worker.use(http.get('*/client/news/anons/news', () => HttpResponse.json({ code: 200, msg: 'ok', version: '1', data: {} })));
    const screen = await renderSite('/news?page=8');
    await expect
      .element(screen.getByText("The server sent an answer this page can't read").first())
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
