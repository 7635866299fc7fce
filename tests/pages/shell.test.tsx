import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useErrorLog } from '@/api/error-log';
import { ChunkLoadError } from '@/lib/load-chunk';
import { mockWorker } from '@/mocks/browser';
import { Route } from '@/routes/_public/news/index';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

const news = Route.options;
const { component } = news;

/** Makes the news page throw while it renders. */
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

  it('sends the displayed language to the server', async () => {
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
  it('that does not exist shows an error page with a link to the home page', async () => {
    const screen = await renderSite('/no/such/page');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Page not found' }))
      .toBeVisible();
    expect(document.title).toContain('Page not found');
    await expect.element(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
  });

  it('with a truncated escape sequence shows the same error page', async () => {
    const screen = await renderSite('/%E4%BC');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Page not found' }))
      .toBeVisible();
    await screen.getByRole('link', { name: 'Back to home' }).click();
    await expect.poll(() => window.location.hash).toBe('#/home');
  });

  it.each([
    ['/index', '#/home'],
    ['/', '#/welcome'],
  ])('of an earlier version, %s, redirects to %s', async (former, present) => {
    await renderSite(former);
    await expect.poll(() => window.location.hash).toBe(present);
  });

  it('without access shows “No access”', async () => {
    await setScenario('competitor');
    const screen = await renderSite('/403?from=%2Fnews');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'No access' }))
      .toBeVisible();
  });
});

describe('a page that throws', () => {
  it('leaves the header working, offers a reload, and is logged without user input', async () => {
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

  it('because its chunk failed to load offers a reload', async () => {
    breakNews(new ChunkLoadError('no chunk'));
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('an unavailable server', () => {
  it('shows the failure in place with a retry and without a toast', async () => {
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

describe('in a window of 390 px', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));

  it('the language menu fits into the window', async () => {
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: /Language/ }).click();
    const menu = screen.getByRole('menu', { name: 'Language' });
    await expect.element(menu).toBeVisible();
    const { left, right, bottom } = menu.element().getBoundingClientRect();
    expect([left >= 0, right <= 390, bottom <= 844]).toEqual([true, true, true]);
  });

  it('the main menu supports the keyboard', async () => {
    const screen = await renderSite('/news');
    const menu = screen.getByRole('navigation', { name: 'Main' });
    const button = screen.getByRole('button', { name: 'Menu' });
    await expect.element(button).toBeVisible();
    const isOpen = () => menu.query()?.checkVisibility({ visibilityProperty: true }) ?? false;
    expect(isOpen()).toBe(false);
    const focused = () => document.activeElement;
    const first = () => document.querySelector('#main-menu a');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused() === first()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.poll(() => focused() === first()).toBe(true);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => window.location.hash).toBe('#/guide');
    await expect.poll(isOpen).toBe(false);
  });
});

it('a link back to the list is not announced as the current page', async () => {
  const screen = await renderSite('/news/preview?id=news-01');
  const back = screen.getByRole('link', { name: 'Back to news' });
  await expect.element(back).not.toHaveAttribute('aria-current');
});
