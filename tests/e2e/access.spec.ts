import { ACCOUNTS, expect, fillLogin, logIn, openPage, test } from './fixtures.ts';
import { call } from './own-account.ts';
import { beginSession, demoSession, openAs, restoreStorage } from './sessions.ts';

const GATED = [
  ['competitor', []],
  ['judge', ['Scoring system']],
  ['administrator', ['Admin back office']],
] as const;

for (const [who, entries] of GATED) {
  test(`the menu of the ${who} holds ${entries.join(', ') || 'no gated entry'}`, async ({
    page,
  }) => {
    await openAs(page, await demoSession(page, who), '/news');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Scoring system', 'Admin back office']) {
      const shown = (entries as readonly string[]).includes(name) ? 1 : 0;
      await expect(menu.getByRole('link', { name })).toHaveCount(shown);
    }
  });
}

test('the scoring system opens once, from the login and not at a load, with the token', async ({
  page,
}) => {
  // A window without an opener loads before Playwright sees it, so the page's own call is watched.
  await page.addInitScript(() => {
    window.open = (...call) => {
      const calls = JSON.parse(sessionStorage.getItem('opened') ?? '[]') as unknown[];
      sessionStorage.setItem('opened', JSON.stringify([...calls, call]));
      return null;
    };
  });
  const opened = () => page.evaluate(() => sessionStorage.getItem('opened') ?? '[]');
  await openPage(page, '/news');
  await logIn(page, ACCOUNTS.judge);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const call = [`https://scoring.example.org/?token=${token}`, '_blank', 'noopener,noreferrer'];
  await expect.poll(opened).toBe(JSON.stringify([call]));

  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Scoring system' });
  await expect(entry).toHaveAttribute('href', 'https://scoring.example.org/');
  expect(await opened()).toBe(JSON.stringify([call]));
  await entry.click();
  await expect.poll(opened).toBe(JSON.stringify([call, call]));
});

test('unsafe addresses in the menu and in the query lead nowhere', async ({ page }) => {
  await page.route('**/client/menu', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { routerName: string; path?: string }[] };
    for (const item of body.data) {
      if (item.routerName === 'ScoringSystem') item.path = 'javascript:alert(1)';
      if (item.routerName === 'News') item.path = '//evil.example/';
    }
    await route.fulfill({ response, json: body });
  });
  await openAs(page, await demoSession(page, 'judge'), '/news');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'News' })).toHaveAttribute('href', '#/news');
  await expect(menu.getByRole('link', { name: 'Scoring system' })).toHaveCount(0);

  const origin = new URL(page.url()).origin;
  for (const from of ['javascript:alert(1)', '//evil.example/', 'https://evil.example/']) {
    await openPage(page, `/403?from=${encodeURIComponent(from)}`);
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links) expect(new URL(link).origin).toBe(origin);
  }
  await page.goto('/?lang=US#//evil.example/');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
});

test('a page for logged-in users keeps its address behind the dialog, then opens', async ({
  page,
}) => {
  await openPage(page, '/user-setting');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toBeFocused();
  await expect(page).toHaveURL(/#\/user-setting$/);
  await fillLogin(page, ACCOUNTS.competitor);
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  await expect(page).toHaveURL(/#\/user-setting\?_=\w+$/);
});

test('a login by the header’s button leads to the sign-up', async ({ page }) => {
  await openPage(page, '/news');
  await logIn(page, ACCOUNTS.competitor);
  await expect(page).toHaveURL(/#\/signup$/);
});

test('a user without the permission is redirected to /403 with its warning', async ({ page }) => {
  await openAs(page, await demoSession(page, 'competitor'), '/news');
  await page.evaluate(() => {
    window.location.hash = '/a/home';
  });
  await expect(page).toHaveURL(/#\/403\?from=/);
  const words = 'Sorry, you have no access to page Dashboard';
  const warning = page.getByRole('alert').getByText(words);
  await expect(warning).toBeVisible();
  await expect(warning).toBeHidden();
  // Where the site begins with it there is no toast: the page itself says so.
  await page.goto('/?lang=US&fresh#/a/home');
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
});

test('a session that ends while a form is open keeps what was typed, and saves it after the login', async ({
  page,
  problems,
}) => {
  const mobile = `137${String(Date.now()).slice(-8)}`;
  const session = await beginSession(page, ACCOUNTS.administrator);
  await openAs(page, session, '/a/sys/user');
  await page.getByRole('button', { name: 'Add a user' }).click();
  const form = page.getByRole('dialog', { name: 'Add a user' });
  await form.getByRole('textbox', { name: 'First name' }).fill('Typed');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Before');
  await form.getByRole('textbox', { name: 'Chinese name' }).fill('早输入');
  await form.getByRole('textbox', { name: 'Mobile' }).fill(mobile);
  await form.getByRole('textbox', { name: 'Email' }).fill(`typed-${mobile}@example.org`);
  // The server forgets the session; the form learns it when it is sent.
  await call(page, session.token, '/client/user/logout', { method: 'POST' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await fillLogin(page, ACCOUNTS.administrator);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  // Nobody presses Save again.
  await expect(form).toBeHidden();
  await openPage(page, `/a/sys/user?keywords=${mobile}`);
  await expect(page.getByRole('cell', { name: mobile, exact: true })).toBeVisible();
  // The browser itself writes the 401 down.
  problems.length = 0;
});

test('other tabs follow a login and a logout', async ({ page, context }) => {
  await openPage(page, '/news');
  const second = await context.newPage();
  await openPage(second, '/user-setting');
  await expect(second.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(page, ACCOUNTS.competitor);
  await expect(second.getByRole('dialog')).toBeHidden();
  await expect(second.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();

  await page.getByRole('button', { name: ACCOUNTS.competitor.name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(second.getByRole('button', { name: 'Log in / Register' })).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['settings']);
});

test('an invalid token ends quietly on a public page', async ({ page, problems }) => {
  await openPage(page, '/news');
  await page.evaluate(() => {
    localStorage.setItem('token', 'x'.repeat(43));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in / Register' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // The browser itself writes the 401 down.
  problems.length = 0;
});

test('the bell shows sample notices, 297 px wide, and closes by Escape', async ({ page }) => {
  await openPage(page, '/news');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(297);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('gated buttons are disabled with their hint, gated actions show a warning', async ({
  page,
}) => {
  await openPage(page, '/test/t3');
  const button = page.getByRole('button', { name: 'Needs score:user', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('no permission');
  await page.getByRole('button', { name: /^Try an action/ }).click();
  await expect(page.getByText('Sorry, you do not have permission to operate')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'idCard' });
  await field.fill('110105194912310021');
  await expect(page.getByText('ID card number invalid')).toBeVisible();
  await field.fill('11010519491231002X');
  await expect(page.getByText('ID card number invalid')).toBeHidden();
});

test('a reload with a session opens a page for logged-in users at once, without a flash', async ({
  page,
}) => {
  await restoreStorage(page, { session: await demoSession(page, 'competitor') });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const asked of ['[role=dialog]', '#root main h1'])
        for (const found of document.querySelectorAll(asked)) {
          const message = found.textContent;
          if (!seen.includes(message)) seen.push(message);
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/?lang=US#/personal');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal centre' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((message) => /log in/i.test(message))).toEqual([]);
  expect(seen).toContain('Personal centre');
});

test('the header fits one line with a gated entry, in the longest language too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, await demoSession(page, 'judge'), '/news');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(10);
  const first = await links.first().boundingBox();
  const last = await links.last().boundingBox();
  expect(last?.y).toBe(first?.y);
});
