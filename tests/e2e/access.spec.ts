import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, fillLogin, logIn, openPage, test } from './fixtures.ts';
import { call } from './own-account.ts';
import { beginSession, demoSession, openAs, restoreStorage } from './sessions.ts';

const SCORING_URL = /^https:\/\/scoring\.example\.org\/\?token=judge-[\w-]{43}$/;

/** Adds the address of an external scoring system to the menu of a page. */
async function addExternalScoring(page: Page): Promise<void> {
  await page.route('**/api/client/menu', async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as { data: { routerName: string; path?: string }[] };
    for (const item of menu.data)
      if (item.routerName === 'ScoringSystem') item.path = 'https://scoring.example.org/';
    await route.fulfill({ response, json: menu });
  });
}

test('the scoring system opens once after the login with a judging token, and not on page load', async ({
  page,
}) => {
  const opened: string[] = [];
  await page.context().route('https://scoring.example.org/**', (route) => {
    opened.push(route.request().url());
    return route.fulfill({ body: 'scoring' });
  });
  await addExternalScoring(page);
  await openPage(page, '/news');
  await logIn(page, ACCOUNTS.judge);
  await expect.poll(() => opened).toEqual([expect.stringMatching(SCORING_URL)]);

  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Scoring system' });
  await expect(entry).toHaveAttribute('href', 'https://scoring.example.org/');
  expect(opened).toHaveLength(1);
  await entry.click();
  await expect.poll(() => opened[1]).toMatch(SCORING_URL);
});

test('a session that ends while a form is open keeps the input, which is saved after the login', async ({
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
  // The server revokes the session; the form notices on save.
  await call(page, session.token, '/client/user/logout', { method: 'POST' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await fillLogin(page, ACCOUNTS.administrator);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  // The save continues without another click.
  await expect(form).toBeHidden();
  await openPage(page, `/a/sys/user?keywords=${mobile}`);
  await expect(page.getByRole('cell', { name: `${mobile} not verified` })).toBeVisible();
  // The browser logs the 401 itself.
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

test('a reload with a session shows a page for logged-in users at once', async ({ page }) => {
  await restoreStorage(page, { session: await demoSession(page, 'competitor') });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const asked of ['[role=dialog]', '#root main h1'])
        for (const found of document.querySelectorAll(asked)) {
          if (!found.checkVisibility({ visibilityProperty: true })) continue;
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
