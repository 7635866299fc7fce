import type { Query, QueryClient } from '@tanstack/react-query';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  getGetActivityMockHandler,
  getListActivitiesMockHandler,
} from '@/api/generated/activity/activity.msw';
import {
  getGetActivityResponseMock,
  getListActivitiesResponseMock,
} from '@/api/generated/activity/activity.faker';
import { getListNewsMockHandler } from '@/api/generated/news/news.msw';
import { getListNewsResponseMock } from '@/api/generated/news/news.faker';
import { getGetProjectMockHandler } from '@/api/generated/project/project.msw';
import { getGetProjectResponseMock } from '@/api/generated/project/project.faker';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

/** Public pages with server data: address, main request and title. */
const PAGES = [
  ['/home', 'client/match/info/home', 'Home'],
  ['/guide', 'client/match/info', 'Guide'],
  ['/activity', 'client/activity/anons', 'Activities'],
  ['/activity?view=month', 'client/activity/anons', 'Activities'],
  ['/activity/details?id=activity-1', 'client/activity/anons/activity-1', 'Activity'],
  ['/entries', 'client/project/anons', 'Entries'],
  ['/entries-detail?id=project-1', 'client/project/anons/project-1', 'Entry'],
  ['/news', 'client/news/anons/news', 'News'],
  ['/news?tab=video', 'client/news/anons/video', 'News'],
  ['/news?tab=express', 'client/news/anons/express', 'News'],
  ['/news/preview?id=news-1', 'client/news/anons/news-1', 'News article'],
  ['/play?id=video-1', 'client/news/anons/video-1', 'Video'],
  ['/history', 'client/match/info/sub', 'Past editions'],
  ['/history/preview?id=match-2025', 'client/match/info/sub', 'Past edition'],
  ['/domain', 'client/domain', 'Success stories'],
] as const;

/** A failure that is not retried automatically, so that the page shows it at once. */
const refuse = () => HttpResponse.json({ code: 1001, msg: 'later', version: '1' });

/** Returns whether a mounted component observes the request’s query. */
function waitsFor(client: QueryClient, call: string): boolean {
  const pathOf = ({ queryKey }: Query) =>
    queryKey.filter((part) => typeof part === 'string').join('/');
  const predicate = (query: Query) => pathOf(query).endsWith(call);
  return client.getQueryCache().findAll({ type: 'active', predicate }).length > 0;
}

describe.each(PAGES)('%s', (address, call, title) => {
  it('shows its title and no content while it loads', async () => {
    mockWorker.use(http.get(`*/${call}`, () => new Promise<never>(() => undefined)));
    const screen = await renderSite(address);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: title, exact: true }))
      .toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(main.getByRole('alert').elements()).toHaveLength(0);
    expect(main.getByText('Loading…').elements()).toHaveLength(0);
    // The page keeps its height, so that the footer does not move up.
    expect(main.element().getBoundingClientRect().height).toBeGreaterThan(400);
  });

  it('offers a retry after a failure, sends no requests of its own, and shows the data afterwards', async () => {
    let broken = true;
    let asked = 0;
    const drawn = Promise.withResolvers<undefined>();
    mockWorker.use(
      http.get(`*/${call}`, async () => {
        asked += 1;
        await drawn.promise;
        return broken ? refuse() : undefined;
      }),
    );
    const screen = await renderSite(address);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: title, exact: true }))
      .toBeInTheDocument();
    // The loader’s request must still be pending when the page observes the query.
    await expect.poll(() => waitsFor(screen.queryClient, call)).toBe(true);
    drawn.resolve(undefined);
    const again = screen.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    // A query that refetches automatically would do so right after the invalidation. The loader may
    // have prefetched it once.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toBeLessThanOrEqual(2);
    broken = false;
    await again.click();
    await expect.element(again).not.toBeInTheDocument();
  });
});

describe('the page of a record that does not exist', () => {
  it.each([
    ['/activity/details', 'client/activity/anons/nothing', 'Back to activities', '#/activity'],
    ['/entries-detail', 'client/project/anons/nothing', 'Back to entries', '#/entries'],
    ['/news/preview', 'client/news/anons/nothing', 'Back to news', '#/news'],
    ['/play', 'client/news/anons/nothing', 'Back to videos', '#/news?tab=video'],
  ])('%s reports it at once and links to the list', async (path, call, back, to) => {
    const gone = () => HttpResponse.json({ code: 404, msg: 'gone', version: '1' }, { status: 404 });
    const malformed = () =>
      HttpResponse.json({ code: 400, msg: 'id', version: '1' }, { status: 400 });
    mockWorker.use(
      http.get(`*/${call}`, gone),
      http.get(`*/${call.replace('nothing', ':id')}`, malformed),
    );
    for (const [address, words] of [
      [`${path}?id=no.thing`, 'This address is incomplete'],
      [`${path}?id=nothing`, 'This page is no longer available'],
      [path, 'This address is incomplete'],
    ] as const) {
      const screen = await renderSite(address);
      const main = screen.getByRole('main');
      await expect.element(main.getByText(words)).toBeVisible();
      await expect
        .element(main.getByRole('link', { name: back }))
        .toHaveAttribute('href', expect.stringContaining(to));
      expect(main.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
      expect(screen.getByRole('alert').elements(), 'said once').toHaveLength(0);
      await screen.unmount();
    }
  });
});

it.each(['/activity/details', '/activity/detai', '/h5/play'])(
  'the incomplete address %s offers the search',
  async (address) => {
    const screen = await renderSite(address);
    await screen.getByRole('main').getByRole('button', { name: 'Search the site' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Search the site' })).toBeVisible();
  },
);

describe('a page without content', () => {
  it.each([
    ['/home', 'No edition has been announced yet'],
    ['/guide', 'No edition has been announced yet'],
    ['/h5/home', 'No edition has been announced yet'],
    ['/activity', 'No activities have been announced yet'],
    ['/activity?kind=final', 'No matching activities'],
    ['/entries', 'No entries are public yet'],
    ['/entries?keyword=solar', 'No matching entries'],
    ['/news', 'No news yet'],
    ['/news?tab=video', 'No news yet'],
    ['/news?tab=express', 'No news yet'],
    ['/history', 'No past editions yet'],
    ['/domain', 'No success stories yet'],
  ])('%s shows a message and a link', async (address, words) => {
    await setScenario('empty');
    const screen = await renderSite(address);
    const main = screen.getByRole('main');
    await expect.element(main.getByText(words)).toBeVisible();
    await expect.element(main.getByRole('link').last()).toBeVisible();
  });
});

/** Long text, and a long word without a break. */
const LONG = '超长标题与说明'.repeat(12);
const WORD = 'Incomprehensibilities'.repeat(4);

function longTexts(): HttpHandler[] {
  const activities = getListActivitiesResponseMock();
  const activity = getGetActivityResponseMock();
  const news = getListNewsResponseMock();
  const entry = getGetProjectResponseMock();
  return [
    getListActivitiesMockHandler({
      ...activities,
      data: {
        ...activities.data,
        records: activities.data.records.map((one) => ({
          ...one,
          title: WORD,
          city: LONG.slice(0, 50),
        })),
      },
    }),
    getGetActivityMockHandler({
      ...activity,
      data: { ...activity.data, title: WORD, address: LONG, city: WORD.slice(0, 50) },
    }),
    getListNewsMockHandler({
      ...news,
      data: {
        ...news.data,
        records: news.data.records.map((one) => ({ ...one, title: WORD, summary: LONG })),
      },
    }),
    getGetProjectMockHandler({
      ...entry,
      data: { ...entry.data, name: WORD, summary: LONG, company: WORD },
    }),
  ];
}

describe('long texts', () => {
  it.each([
    '/activity',
    '/activity?view=month&month=2026-12',
    '/activity/details?id=activity-1',
    '/news',
    '/entries-detail?id=project-1',
  ])('do not make %s wider than the viewport of a phone', async (address) => {
    await page.viewport(360, 740);
    mockWorker.use(...longTexts());
    const screen = await renderSite(address);
    await expect
      .element(screen.getByRole('main').getByText(WORD, { exact: false }).first())
      .toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await page.viewport(1280, 800);
  });
});
