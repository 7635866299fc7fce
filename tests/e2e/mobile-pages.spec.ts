import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { NARROW_MOBILE } from './mobile-support.ts';
import { openAs } from './sessions.ts';
import { show } from './staff.ts';
import { smallTargets, zoomedFields } from './touch-targets.ts';

/** Returns touch targets that are too small, and fields that cause a phone to zoom. */
async function mobileProblems(page: Page): Promise<string[]> {
  return [...(await smallTargets(page)), ...(await zoomedFields(page))];
}

/** Mobile forms longer than the screen, by page title. */
const FORMS = {
  '/h5/user-setting': 'Account settings',
  '/h5/expert': 'Experts',
  '/h5/signup': 'Sign up',
};

// `walk.spec.ts` checks the pages without an interaction.
test.describe('touch targets have at least 44 px', () => {
  test.use(NARROW_MOBILE);
  test('on each screen of the entry form', async ({ page }) => {
    await openAs(page, await registerAccount(page), '/h5/signup');
    await page.getByRole('button', { name: 'Next' }).waitFor();
    for (let screen = 1; screen <= 10; screen += 1) {
      const jump = page.getByLabel(`Step ${String(screen)} of 10`);
      await expect(jump).toBeVisible();
      expect(await mobileProblems(page), `on screen ${String(screen)}`).toEqual([]);
      if (screen === 6) {
        await page.getByRole('button', { name: 'Add member' }).tap();
        expect(await mobileProblems(page), 'with a member').toEqual([]);
      }
      if (screen < 10) await page.getByRole('button', { name: 'Next' }).tap();
    }
  });

  test('in the sheets of the login, the search and the languages', async ({ page }) => {
    await openPage(page, '/h5/home');
    await page.getByRole('button', { name: 'Language' }).tap();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    expect(await mobileProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('智能');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await mobileProblems(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('navigation', { name: 'Main' }).getByText('Me', { exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Log in' });
    for (const tab of ['Password login', 'Register', 'Find password']) {
      await sheet.getByRole('tab', { name: tab }).tap();
      await expect(sheet.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(await mobileProblems(page), tab).toEqual([]);
    }
  });
});

test.describe('a phone’s keyboard', () => {
  test.use(NARROW_MOBILE);
  test('does not move fields behind the bar of a form', async ({ page }) => {
    await openAs(page, await registerAccount(page), '/h5/personal');
    for (const [path, title] of Object.entries(FORMS)) {
      await show(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('main input, main select').first()).toBeVisible();
      const hidden: string[] = [];
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused?.closest('main') === null || !(focused instanceof HTMLElement)) return '';
          const { left, top, width, height } = focused.getBoundingClientRect();
          if (width < 8 || height < 8) return '';
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          const covered = Boolean(above?.closest('nav')) && !focused.closest('nav');
          return covered ? focused.outerHTML.slice(0, 120) : '';
        });
        if (found !== '') hidden.push(found);
      }
      expect(hidden, path).toEqual([]);
    }
  });
});
