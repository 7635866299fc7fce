import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PermissionName } from '@/api/generated/model';
import { LANGUAGE_NAMES, type Language } from '@/i18n/languages';
import { useSettings } from '@/settings/settings-store';
import { renderSite, respondFromMocks, setScenario } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(async () => {
  await page.viewport(1280, 800);
  localStorage.clear();
});

/** Returns the number of text lines in an element. */
const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** Returns the words of an element that are broken across lines. */
function* brokenWords(element: Element): Generator<string> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[A-Za-z]{4,}/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) yield word;
    }
}

/** Returns the number of rows occupied by the menu’s links. */
const rowsOf = (links: readonly Element[]): number =>
  new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size;

/** Returns the element that contains only the name of a step. */
const titleOf = (step: Element): Element | undefined =>
  [...step.querySelectorAll('*')].find(
    ({ children, textContent }) => children.length === 0 && /^[A-Z]/.test(textContent),
  );

describe('the menu of the header fits on one line', () => {
  const WIDTHS = [1280, 1366, 1400, 1440, 1536, 1700, 1920];

  it('on a site without a custom name', async () => {
    await setScenario('empty');
    const screen = await renderSite('/news');
    const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.viewport(width, 800);
      await expect.poll(() => rowsOf(links.elements()), { message: `${String(width)} px` }).toBe(1);
    }
  });

  it('with the additional link of staff', async () => {
    // Without `score:user`: its additional link wraps in the narrowest of these windows.
    const rights = PermissionName.options.filter((id) => id !== 'score:user');
    const screen = await renderForStaff('/news', {}, rights);
    const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.element(links.filter({ hasText: 'Admin back office' })).toBeVisible();
    for (const width of WIDTHS) {
      await page.viewport(width, 800);
      await expect.poll(() => rowsOf(links.elements()), { message: `${String(width)} px` }).toBe(1);
    }
  });
});

describe('in a window of 320 px', () => {
  it.each(['CN', 'US', 'HK'] as Language[])(
    'the mobile header breaks no word in %s',
    async (lang) => {
      await page.viewport(320, 640);
      const screen = await renderSite('/h5/news');
      useSettings.getState().setLanguage(lang);
      const name = LANGUAGE_NAMES[lang];
      const language = screen.getByRole('banner').getByRole('button', { name: new RegExp(name) });
      await expect.element(language).toBeVisible();
      expect(linesOf(language.element())).toBe(1);
      await expect.element(screen.getByRole('banner').getByRole('link')).toHaveAccessibleName();
      expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(56);
    },
  );

  it.each(['/news', '/h5/news', '/guide'])('%s breaks no word of a label', async (address) => {
    await page.viewport(320, 640);
    const screen = await renderSite(address);
    const labels = screen.getByRole('main').getByRole(address === '/guide' ? 'rowheader' : 'link');
    await expect.element(labels.first()).toBeVisible();
    const words = labels.elements().flatMap((label) => [...brokenWords(label)]);
    expect(words).toEqual([]);
  });

  it.each(['/news', '/h5/news'])('the notifications of %s fit into the window', async (address) => {
    await page.viewport(320, 640);
    const screen = await renderSite(address);
    await screen.getByRole('button', { name: /Notifications/ }).click();
    const login = screen.getByRole('banner').getByText(/see your notifications/);
    await expect.element(login.first()).toBeVisible();
    const { left, right } = login.first().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(12);
    expect(right).toBeLessThanOrEqual(308);
  });

  it('the login page shows all its tabs', async () => {
    await page.viewport(320, 640);
    const screen = await renderSite('/login');
    const tabs = screen.getByRole('main').getByRole('tab');
    await expect.element(tabs.first()).toBeVisible();
    const ends = tabs.elements().map((tab) => tab.getBoundingClientRect().right);
    expect(ends).toHaveLength(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
  });

  it('the name of the current step of an entry covers no other step', async () => {
    await page.viewport(320, 640);
    await setScenario('competitor');
    const screen = await renderSite('/signup');
    const steps = screen.getByRole('list', { name: 'Steps' }).getByRole('button');
    await expect.element(steps.first()).toBeVisible();
    for (const at of [0, 1, 2, 3, 4]) {
      const step = steps.nth(at);
      step.element().scrollIntoView({ block: 'center' });
      await step.click();
      const { right } = step.element().getBoundingClientRect();
      expect(titleOf(step.element())?.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
      expect(right).toBeLessThanOrEqual(304);
    }
  });
});
