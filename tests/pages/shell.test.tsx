import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { useErrorLog } from '@/api/error-log';
import { ChunkLoadError } from '@/lib/load-chunk';
import { mockWorker } from '@/mocks/browser';
import { Route } from '@/routes/_public/news/index';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

const news = Route.options;
const { component } = news;

/** Has the news throw where they are rendered. */
function breakNews(error: Error): void {
  news.component = () => {
    throw error;
  };
}

respondFromMocks();
afterEach(() => {
  news.component = component;
  useSettings.getState().setLanguage('US');
});

describe('the language switch', () => {
  it.each([
    ['简体中文', '新闻资讯', 'zh-CN'],
    ['繁體中文', '新聞資訊', 'zh-HK'],
  ])('shows the page in %s', async (language, title, tag) => {
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'English Language' }).click();
    await screen.getByRole('menuitemradio', { name: language }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.documentElement.lang).toBe(tag);
    expect(localStorage.getItem('settings')).toContain(`"lang":"${tag === 'zh-CN' ? 'CN' : 'HK'}"`);
  });

  it('asks the server in the language that is shown', async () => {
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    const asked = new Promise<string | null>((resolve) => {
      mockWorker.use(
        http.get('*/client/activity/anons', ({ request }) => {
          resolve(request.headers.get('accept-language'));
          return undefined;
        }),
      );
    });
    window.location.hash = '/activity';
    expect(await asked).toBe('en-US');
  });
});

describe('an address', () => {
  it('that does not exist leads to a page that says so and leads home', async () => {
    const screen = await renderSite('/no/such/page');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Page not found' }))
      .toBeVisible();
    expect(document.title).toContain('Page not found');
    await expect.element(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
  });

  it('without access says so', async () => {
    const screen = await renderSite('/403?from=%2Fnews');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'No access' }))
      .toBeVisible();
  });
});

describe('a page that throws', () => {
  it('leaves header and menu working, offers to reload, and is logged without what users entered', async () => {
    breakNews(new TypeError('cannot read 13800000001'));
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const logged = () =>
      useErrorLog
        .getState()
        .entries.filter(({ type }) => type === 'page')
        .at(-1);
    await expect.poll(logged).toMatchObject({
      type: 'page',
      text: expect.stringMatching(/^TypeError/) as string,
      url: '/news',
      stack: expect.stringMatching(/./) as string,
    });
    expect(JSON.stringify(logged())).not.toContain('13800000001');
  });

  it('for want of its code offers to reload', async () => {
    breakNews(new ChunkLoadError('no chunk'));
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('a server that is down', () => {
  it('shows the failure in place, with a retry, and no toast', async () => {
    await setScenario('failing');
    const screen = await renderSite('/news');
    await expect
      .element(screen.getByRole('main').getByRole('button', { name: 'Try again' }), {
        timeout: 15_000,
      })
      .toBeVisible();
    expect(document.querySelector('.ant-message-notice')).toBeNull();
    mockWorker.resetHandlers();
    await screen.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
