import { expect, openPage, test } from './fixtures.ts';
import { violations } from './violations.ts';

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
