import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  getGetGuideMockHandler,
  getGetMatchInfoMockHandler,
} from '@/api/generated/match/match.msw';
import {
  getGetGuideResponseMock,
  getGetMatchInfoResponseMock,
} from '@/api/generated/match/match.faker';
import { getListDomainsMockHandler } from '@/api/generated/reference/reference.msw';
import { getListDomainsResponseMock } from '@/api/generated/reference/reference.faker';
import { getListTemplatesMockHandler } from '@/api/generated/file/file.msw';
import { getListTemplatesResponseMock } from '@/api/generated/file/file.faker';
import { guideSections } from '@/features/edition/guide-sections';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, renderSite } from './render-site';

respondFromMocks();

describe('the guide', () => {
  it('shows stages, tracks, prizes and the committee’s text, with an outline', async () => {
    const response = getGetGuideResponseMock();
    const content = '<h2>Who may enter</h2><p>Young companies<script>alert(1)</script></p>';
    mockWorker.use(
      getGetGuideMockHandler({
        ...response,
        data: { content, criteria: [], language: 'US', languages: ['CN', 'US', 'HK'] },
      }),
    );
    const screen = await renderSite('/guide');
    for (const name of ['Stages', 'Tracks', 'Prizes', 'Who may enter', 'Documents']) {
      await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
      const outline = screen.getByRole('navigation', { name: 'On this page' });
      await expect.element(outline.getByRole('link', { name })).toBeVisible();
    }
    await expect.element(screen.getByText('Young companies', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Green energy' })).toBeVisible();
    await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent('一等奖');
  });

  it('shows no sum for a prize without money', async () => {
    const response = getGetMatchInfoResponseMock();
    const prizes = [{ name: 'Audience award', amount: 0, count: 1 }];
    mockWorker.use(getGetMatchInfoMockHandler({ ...response, data: { ...response.data, prizes } }));
    const screen = await renderSite('/guide');
    await expect.element(screen.getByRole('row', { name: 'Audience award – 1' })).toBeVisible();
  });

  it('marks only the chosen part as current in the outline', async () => {
    const screen = await renderSite('/guide');
    const outline = screen.getByRole('navigation', { name: 'On this page' });
    const current = () =>
      outline
        .getByRole('link')
        .elements()
        .filter((link) => link.hasAttribute('aria-current'))
        .map(({ textContent }) => textContent);
    await expect.element(outline.getByRole('link', { name: 'Prizes' })).toBeVisible();
    expect(current()).toEqual([]);
    await outline.getByRole('link', { name: 'Prizes' }).click();
    await expect.poll(current).toEqual(['Prizes']);
  });

  it('shows the complete outline at once, even if the documents load last', async () => {
    mockWorker.use(
      getListTemplatesMockHandler(async () => {
        await delay(400);
        return getListTemplatesResponseMock();
      }),
    );
    const screen = await renderSite('/guide');
    const outline = screen.getByRole('navigation', { name: 'On this page' });
    const titles = () => outline.query()?.textContent ?? '';
    await expect.poll(titles, { interval: 10 }).not.toBe('');
    expect(titles(), 'as it is first shown').toContain('Documents');
  });

  it('shows a section of the text in the part with the same heading', async () => {
    const response = getGetGuideResponseMock();
    const content =
      '<h2>Prizes</h2><p>Paid in two parts</p><h2>Frequently asked questions</h2><p>No fees</p>';
    const data = { content, criteria: [], language: 'US' as const, languages: ['US' as const] };
    mockWorker.use(getGetGuideMockHandler({ ...response, data }));
    const screen = await renderSite('/guide');
    const prizes = screen.getByRole('region', { name: 'Prizes' });
    await expect.element(prizes.getByText('Paid in two parts')).toBeVisible();
    await expect.element(prizes.getByRole('table')).toBeVisible();
    const questions = screen.getByRole('heading', { level: 2, name: 'Frequently asked questions' });
    await expect.element(questions).toHaveAttribute('id', 'guide-questions');
  });

  it('links to the entry form and shows the remaining days', async () => {
    const { data, ...response } = getGetMatchInfoResponseMock();
    const [signUpStart, signUpEnd] = ['2001-01-01T09:00:00+08:00', '2101-01-01T18:00:00+08:00'];
    mockWorker.use(
      getGetMatchInfoMockHandler({ ...response, data: { ...data, signUpStart, signUpEnd } }),
    );
    const screen = await renderSite('/guide');
    const link = screen.getByRole('link', { name: /^Sign up.+closes.+\d.+days$/ });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/signup$/));
  });

  it('marks untranslated parts as “Chinese only” and sets their language', async () => {
    const response = getGetGuideResponseMock();
    const content = '<h2>参赛资格</h2><p>注册未满十年</p>';
    const data = { content, criteria: [], language: 'CN' as const };
    mockWorker.use(
      getGetGuideMockHandler({ ...response, data: { ...data, languages: ['CN', 'HK'] } }),
    );
    const screen = await renderSite('/guide');
    const part = screen.getByRole('region', { name: /参赛资格/ });
    await expect
      .element(part.getByRole('heading', { level: 2 }))
      .toHaveTextContent('参赛资格 Chinese only');
    await expect.element(part).toHaveAttribute('lang', 'zh-CN');
    const stages = screen.getByRole('region', { name: 'Stages' });
    await expect.element(stages).not.toHaveAttribute('lang');
  });

  it('shows the review criteria with their weights', async () => {
    const response = getGetGuideResponseMock();
    const criteria = [
      { name: 'Technology', guidance: 'How new it is', weight: 60 },
      { name: '团队', weight: 40, language: 'CN' as const },
    ];
    mockWorker.use(getGetGuideMockHandler({ ...response, data: { ...response.data, criteria } }));
    const screen = await renderSite('/guide');
    const part = screen.getByRole('region', { name: 'Review criteria' });
    const [first, second] = [part.getByRole('listitem').nth(0), part.getByRole('listitem').nth(1)];
    await expect.element(first).toHaveTextContent('Technology' + 'How new it is' + '60%');
    await expect
      .element(second.getByText('团队').element().parentElement)
      .toHaveAttribute('lang', 'zh-CN');
  });

  it('omits unannounced parts, also in the outline', async () => {
    const response = getGetMatchInfoResponseMock();
    mockWorker.use(
      getGetMatchInfoMockHandler({
        ...response,
        data: { ...response.data, stages: [], prizes: [] },
      }),
      getListDomainsMockHandler({ ...getListDomainsResponseMock(), data: [] }),
    );
    const screen = await renderSite('/guide');
    await expect.element(screen.getByRole('heading', { name: 'Documents' }).first()).toBeVisible();
    for (const name of ['Stages', 'Tracks', 'Prizes']) {
      expect(screen.getByRole('heading', { name }).query()).toBeNull();
      expect(screen.getByRole('main').getByRole('link', { name }).query()).toBeNull();
    }
  });

  it('scrolls to a part and focuses its heading without leaving the page', async () => {
    const screen = await renderSite('/guide');
    await screen.getByRole('link', { name: 'Documents' }).click();
    const title = screen.getByRole('heading', { level: 2, name: 'Documents' });
    await expect.element(title).toHaveFocus();
    await expect.element(title).toBeInViewport();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Guide' }))
      .toBeInTheDocument();
  });

  it('offers a retry if the edition fails to load', async () => {
    mockWorker.use(
      http.get('*/client/match/info', () =>
        HttpResponse.json({ code: 500, status: 500, msg: 'x' }, { status: 500 }),
      ),
    );
    const screen = await renderSite('/guide');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it.each([
  ['', []],
  ['<p> </p>', []],
  ['<p>before</p>', [{ title: '', html: '<p>before</p>' }]],
  [
    '<p>before</p><h2> A </h2><p>1</p><h3>q</h3><h2>B</h2>',
    [
      { title: '', html: '<p>before</p>' },
      { title: 'A', html: '<p>1</p><h3>q</h3>' },
      { title: 'B', html: '' },
    ],
  ],
])('splits rich text at its headings: %s', (html, parts) => {
  expect(guideSections(html)).toEqual(parts);
});
