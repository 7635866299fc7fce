import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 AA on the page as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  // Text on its way in is half-transparent; animations bound to scrolling never end, so not for ever.
  await page.evaluate(async () => {
    const ends = document.getAnimations().map((animation) => animation.finished);
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([Promise.allSettled(ends), second]);
  });
  const { violations: found } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const mode of ['light', 'night'] as const) {
  test.describe(mode, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => {
      const settings = { version: 1, lang: 'US', theme: { color: '#1890ff', mode } };
      await page.addInitScript((value) => {
        localStorage.setItem('settings', value);
      }, JSON.stringify(settings));
    });

    for (const path of ['/welcome', '/home', '/news', '/activity', '/login', '/no-such-page']) {
      test(`${path} passes`, async ({ page }) => {
        await openPage(page, path);
        await page.waitForLoadState('networkidle');
        expect(await violations(page)).toEqual([]);
      });
    }

    test('the login dialog passes', async ({ page }) => {
      await openPage(page, '/home');
      await page.getByRole('button', { name: 'Log in / Register' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
