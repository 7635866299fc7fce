import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LANGUAGES } from '@/i18n/languages';
import { loadMessages } from '@/i18n/messages';
import { useSession } from '@/session/session-store';
import { useSettings } from '@/settings/settings-store';
import { respondFromMocks, renderSite } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();

afterEach(async () => {
  useSession.setState({ token: undefined, user: undefined });
  useSettings.getState().setLanguage('US');
  await page.viewport(1280, 800);
});

/** The language button, which shows that the header has loaded. */
const MENU = 'header [aria-haspopup=menu]';

const SHELLS = [
  ['public', renderSite, '/guide', MENU],
  ['mobile', renderSite, '/h5/guide', MENU],
  ['admin', renderForStaff, '/a/home', MENU],
  ['bare', renderSite, '/login', 'form'],
] as const;
const LANGS = ['CN', 'US', 'HK'] as const;
const WIDTHS = [1280, 390] as const;

const words = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * Returns the controls whose accessible name lacks their visible text (WCAG 2.5.3, Label in Name).
 */
function unnamed(): string[] {
  return [...document.querySelectorAll<HTMLElement>(':is(a, button, [role=tab])[aria-label]')]
    .filter((control) => control.checkVisibility())
    .map((control) => [words(control.innerText), words(control.ariaLabel)] as const)
    .filter(([shown, name]) => !name.includes(shown))
    .map(([shown, name]) => `${shown}: ${name}`);
}

for (const [shell, render, address, sign] of SHELLS)
  it.each(WIDTHS)(
    `controls of the ${shell} shell contain their visible text in their accessible name in each language, at %d px`,
    async (width) => {
      await page.viewport(width, 800);
      await render(address);
      await expect.poll(() => document.querySelector(sign), { timeout: 10_000 }).not.toBeNull();
      for (const lang of LANGS) {
        await loadMessages(lang);
        useSettings.getState().setLanguage(lang);
        await expect.poll(() => document.documentElement.lang).toBe(LANGUAGES[lang]);
        expect(unnamed()).toEqual([]);
      }
    },
  );

it('the home link and the language button have the visible text and the purpose in their accessible name', async () => {
  const screen = await renderSite('/guide');
  const header = screen.getByRole('banner');
  await expect
    .element(header.getByRole('link', { name: /Back to home/ }))
    .toHaveAccessibleName(/\S Back to home$/);
  await expect
    .element(header.getByRole('button', { name: /Language/ }))
    .toHaveAccessibleName('English Language');
});

it('the search button of a staff list has a name in the language of the interface', async () => {
  const screen = await renderForStaff('/a/match/activities');
  await expect.element(screen.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await loadMessages('CN');
  useSettings.getState().setLanguage('CN');
  await expect.element(screen.getByRole('button', { name: '搜索', exact: true })).toBeVisible();
});
