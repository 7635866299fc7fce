import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getListNewsMockHandler } from '@/api/generated/news/news.msw';
import { getListNewsResponseMock } from '@/api/generated/news/news.faker';
import { mockWorker } from '@/mocks/browser';
import { renderSite, answerFromMocks } from './render-site';

answerFromMocks();

describe('the news page', () => {
  it('lists articles, each with one link that names it', async () => {
    const screen = await renderSite('/news');
    const first = getListNewsResponseMock().data.records[0];
    await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: first?.title ?? '' })).toBeVisible();
  });

  it('says what to do next where there is nothing', async () => {
    const answer = getListNewsResponseMock();
    const data = { ...answer.data, records: [], total: 0 };
    mockWorker.use(getListNewsMockHandler({ ...answer, data }));
    const screen = await renderSite('/news');
    await expect.element(screen.getByText('No news yet')).toBeVisible();
  });

  it('tells of an answer it can’t read and offers to try again', async () => {
    const broken = { code: 200, msg: 'ok', version: '1', data: {} };
    mockWorker.use(http.get('*/client/news/anons/news', () => HttpResponse.json(broken)));
    const screen = await renderSite('/news');
    await expect
      .element(screen.getByText("The server sent an answer this page can't read").first())
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
