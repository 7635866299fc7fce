import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { getGetNewsMockHandler, getListNewsMockHandler } from '@/api/generated/news/news.msw';
import { getGetNewsResponseMock, getListNewsResponseMock } from '@/api/generated/news/news.faker';
import { respond, newsSummary, pageOf, success } from '@/mocks';
import { mockWorker } from '@/mocks/browser';
import { renderSite, respondFromMocks } from './render-site';

respondFromMocks();

describe('the news page', () => {
  it('lists articles, each with one link named after it', async () => {
    const screen = await renderSite('/news');
    const first = getListNewsResponseMock().data.records[0];
    await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: first?.title ?? '' })).toBeVisible();
  });

  it('shows a message if there is no news', async () => {
    mockWorker.use(respond('listNews', pageOf([])));
    const screen = await renderSite('/news');
    await expect.element(screen.getByText('No news yet')).toBeVisible();
  });

  it('shows the valid records of a list and the number of invalid ones', async () => {
    const [first, second] = [newsSummary({ title: 'First' }), newsSummary({ title: 'Second' })];
    const records = [{ ...first, publishDate: 'soon' }, second];
    mockWorker.use(respond('listNews', () => success(pageOf(records))));
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('link', { name: second.title })).toBeVisible();
    await expect.element(screen.getByText('1 record can’t be shown')).toBeVisible();
    await expect.element(screen.getByText(first.title)).not.toBeInTheDocument();
  });

  it('reports invalid records instead of an empty list', async () => {
    mockWorker.use(respond('listNews', () => success(pageOf([{}, {}]))));
    const screen = await renderSite('/news');
    await expect.element(screen.getByText('2 records can’t be shown')).toBeVisible();
    await expect.element(screen.getByText('No news yet')).not.toBeInTheDocument();
  });

  it('reports an invalid response and offers a retry', async () => {
    const broken = { code: 200, msg: 'ok', version: '1', data: {} };
    mockWorker.use(http.get('*/client/news/anons/news', () => HttpResponse.json(broken)));
    const screen = await renderSite('/news');
    await expect
      .element(screen.getByText('This page can’t read the server’s response').first())
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

/** Opens an article with this content. */
async function read(content: string) {
  const response = getGetNewsResponseMock();
  mockWorker.use(
    // Must precede the article’s handler, whose path matches this request too.
    getListNewsMockHandler(),
    getGetNewsMockHandler({ ...response, data: { ...response.data, content } }),
  );
  const screen = await renderSite('/news/preview?id=news-2');
  const title = screen.getByRole('heading', { level: 1, name: response.data.title });
  await expect.element(title).toBeVisible();
  return { screen, article: response.data };
}

describe('an article', () => {
  afterEach(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });

  it('has an outline that scrolls to its headings, but only with two headings or more', async () => {
    const text = `<h2>Why</h2><p>${'because '.repeat(900)}</p><h2>How</h2><p>so</p>`;
    const { screen } = await read(text);
    const outline = screen.getByRole('navigation', { name: 'On this page' });
    await outline.getByRole('button', { name: 'How' }).click();
    const heading = screen.getByRole('heading', { level: 2, name: 'How' });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
    await screen.unmount();
    const short = await read('<h2>Why</h2><p>so</p>');
    await expect
      .element(short.screen.getByRole('navigation', { name: 'On this page' }))
      .not.toBeInTheDocument();
  });

  it('links to the next and previous article', async () => {
    const { screen, article } = await read('<p>a</p>');
    const more = screen.getByRole('navigation', { name: 'More news' });
    for (const [name, item] of [
      ['Previous: ', article.previous],
      ['Next: ', article.next],
    ] as const) {
      await expect
        .element(more.getByRole('link', { name: `${name}${item?.title ?? ''}` }))
        .toHaveAttribute('href', expect.stringContaining(`/news/preview?id=${item?.id ?? ''}`));
    }
    await more.getByRole('link', { name: /^Next/ }).click();
    expect(window.location.hash).toBe(`#/news/preview?id=${article.next?.id ?? ''}`);
  });

  it('lists the latest news without itself', async () => {
    const { screen, article } = await read('<p>a</p>');
    const others = screen.getByRole('region', { name: 'Latest news' });
    const [first] = getListNewsResponseMock().data.records;
    await expect.element(others.getByRole('link', { name: first?.title ?? '' })).toBeVisible();
    expect(others.getByRole('link', { name: article.title }).elements()).toHaveLength(0);
  });

  it('prints without header, footer and navigation', async () => {
    const { screen } = await read('<p>printed</p>');
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await expect.element(screen.getByText('printed')).toBeVisible();
    for (const part of ['header', 'footer', 'aside', 'article nav'])
      expect(document.querySelector(part)?.checkVisibility(), part).toBe(false);
    await expect.element(screen.getByText('Back to news')).not.toBeVisible();
  });
});
