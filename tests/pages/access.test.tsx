import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getGetMenuResponseMock } from '@/api/generated/config/config.faker';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { respondFromMocks, renderSite, setScenario } from './render-site';

respondFromMocks();

const PROTECTED = ['Scoring system', 'Admin back office'];
const menuOf = (screen: Awaited<ReturnType<typeof renderSite>>) =>
  screen.getByRole('navigation', { name: 'Main' });

afterEach(() => page.viewport(1280, 800));

describe('the main menu', () => {
  it.each([
    ['competitor', []],
    ['judge', ['Scoring system']],
    ['administrator', ['Admin back office']],
  ] as const)(
    'for the role %s has these of the entries that need a permission: %j',
    async (role, expected) => {
      await setScenario(role);
      const screen = await renderSite('/news');
      await expect.element(menuOf(screen).getByRole('link', { name: 'News' })).toBeVisible();
      const links = () =>
        PROTECTED.filter((name) => menuOf(screen).getByRole('link', { name }).query() !== null);
      await expect.poll(links).toEqual(expected);
    },
  );

  it('fits on one line at 1440 px when it has an entry that needs a permission', async () => {
    await page.viewport(1440, 900);
    await setScenario('judge');
    const screen = await renderSite('/news');
    const links = menuOf(screen).getByRole('link');
    await expect.element(links.getByText('Scoring system')).toBeVisible();
    const tops = links.elements().map((link) => Math.round(link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(8);
    expect(new Set(tops)).toHaveProperty('size', 1);
  });

  it('ignores unsafe addresses from the server: keeps its own path, or leaves the entry out', async () => {
    await setScenario('judge');
    const { data, ...response } = getGetMenuResponseMock();
    const unsafe = (item: (typeof data)[number]) => {
      if (item.routerName === 'ScoringSystem') return { ...item, path: 'javascript:alert(1)' };
      return item.routerName === 'News' ? { ...item, path: '//evil.example/' } : item;
    };
    mockWorker.use(
      http.get('*/client/menu', () => HttpResponse.json({ ...response, data: data.map(unsafe) })),
    );
    const screen = await renderSite('/news');
    await expect
      .element(menuOf(screen).getByRole('link', { name: 'News' }))
      .toHaveAttribute('href', '#/news');
    expect(menuOf(screen).getByRole('link', { name: 'Scoring system' }).query()).toBeNull();
  });
});

describe('an address of another site', () => {
  it.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/'])(
    'is not linked on the page without access: %s',
    async (from) => {
      const screen = await renderSite(`/403?from=${encodeURIComponent(from)}`);
      await expect.element(screen.getByRole('main').getByRole('link').first()).toBeVisible();
      const origins = screen
        .getByRole('link')
        .elements()
        .map((link) => (link instanceof HTMLAnchorElement ? new URL(link.href).origin : ''));
      expect(new Set(origins)).toEqual(new Set([window.location.origin]));
    },
  );

  it('as a path shows “Page not found”', async () => {
    const screen = await renderSite('//evil.example/');
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

it('a login through the button in the header opens the sign-up', async () => {
  await setScenario('anonymous');
  const screen = await renderSite('/news');
  await screen.getByRole('button', { name: 'Log in / Register' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  const { user, password } = PERSONAS.competitor;
  await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => window.location.hash).toBe('#/signup');
});

it('without the permission, a button is disabled with a hint and an action shows a warning', async () => {
  const screen = await renderSite('/test/t3');
  const button = screen.getByRole('button', { name: 'Requires score:user', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('no permission');
  await screen.getByRole('button', { name: /^Try an action/ }).click();
  await expect
    .element(screen.getByText('Sorry, you do not have permission to operate'))
    .toBeVisible();
  const invalid = screen.getByText('ID card number invalid');
  await screen.getByRole('textbox', { name: 'idCard' }).fill('110105194912310021');
  await expect.element(invalid).toBeVisible();
  await screen.getByRole('textbox', { name: 'idCard' }).fill('11010519491231002X');
  await expect.element(invalid).not.toBeInTheDocument();
});

describe('a page that the user has no permission for', () => {
  const WORDS = /^Sorry, you have no access to page Dashboard/;

  it('redirects to /403 and shows a warning that disappears', async () => {
    await setScenario('competitor');
    const screen = await renderSite('/news');
    await expect.element(screen.getByRole('button', { name: 'Xiaotong Lin' })).toBeVisible();
    window.location.hash = '/a/home';
    await expect.poll(() => window.location.hash).toMatch(/^#\/403\?from=/);
    const warning = page.getByRole('alert').getByText(WORDS);
    await expect.element(warning).toBeVisible();
    await expect.element(warning, { timeout: 10_000 }).not.toBeInTheDocument();
  });

  it('explains that on the page, without a toast, when it is the first page of the visit', async () => {
    await setScenario('competitor');
    const screen = await renderSite('/a/home');
    await expect.element(screen.getByRole('main').getByText(WORDS)).toBeVisible();
    expect(document.querySelector('.ant-message [role=alert]')).toBeNull();
  });
});

describe('a page that needs a permission, for an anonymous visitor', () => {
  const ADDRESS = '/a/sys/user?keywords=Lin&page=2';

  async function logInAs(name: 'administrator' | 'competitor') {
    await setScenario('anonymous');
    const screen = await renderSite(ADDRESS);
    await expect.poll(() => window.location.hash).toMatch(/^#\/403\?from=/);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Please log in first' }))
      .toBeInTheDocument();
    await expect
      .element(screen.getByRole('main').getByText('Please log in to open page Users'))
      .toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    const { user, password } = PERSONAS[name];
    await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
    await dialog.getByLabelText('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    return screen;
  }

  it('asks for a login, then opens with its search parameters', async () => {
    const screen = await logInAs('administrator');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(window.location.hash).toMatch(/^#\/a\/sys\/user\?/);
    for (const part of ['keywords=Lin', 'page=2']) expect(window.location.hash).toContain(part);
  });

  it('shows no warning about missing access after the login', async () => {
    const screen = await logInAs('administrator');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await new Promise((shown) => setTimeout(shown, 1000));
    expect(screen.getByText(/no access to page/).elements()).toEqual([]);
  });

  it('mentions missing access only after the login of a user without the permission', async () => {
    const screen = await logInAs('competitor');
    await expect
      .element(screen.getByRole('main').getByText(/^Sorry, you have no access to page Users/))
      .toBeVisible();
    expect(window.location.hash).toMatch(/^#\/403\?from=/);
  });
});

it('a page for logged-in users keeps its address while the login dialog is open, then opens', async () => {
  await setScenario('anonymous');
  const screen = await renderSite('/user-setting');
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await expect.element(dialog).toBeVisible();
  expect(window.location.hash).toBe('#/user-setting');
  const { user, password } = PERSONAS.competitor;
  await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Account settings' }))
    .toBeVisible();
  expect(window.location.hash).toMatch(/^#\/user-setting(\?_=\w+)?$/);
});
