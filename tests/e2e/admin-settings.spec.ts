import type { Page } from '@playwright/test';
import { TRANSITION_NAMES, TRANSITIONS } from '../../src/settings/transitions';
import { expect, allowNetworkErrors, test } from './fixtures';
import { openForStaff, show } from './staff';

/** Transitions tested here; all of them with `EVERY_VIEW=1`. */
const PLAYED =
  process.env['EVERY_VIEW'] === undefined ? TRANSITION_NAMES.slice(0, 2) : TRANSITION_NAMES;

/** Records in the document which page animation began last. */
async function notePlayed(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main === null) throw new Error('The page has no main element.');
    const animate = main.animate.bind(main);
    main.animate = (frames, options) => {
      if (typeof options === 'object') document.body.dataset['played'] = options.id;
      return animate(frames, options);
    };
  });
}

test.describe('the settings drawer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await openForStaff(page, '/a/home', { hideSetting: false });
    await page.getByRole('button', { name: 'Appearance settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Appearance settings' })).toBeVisible();
  });

  test('copies, stores and resets the settings', async ({ page, problems }) => {
    await page.getByRole('radio', { name: 'Night' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Settings copied to the clipboard')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({ lang: 'US', theme: { mode: 'night' } });

    await page.getByRole('radio', { name: 'Golden purple' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saving to this browser…')).toBeVisible();
    // Only the HTML is shown: rendered without the site’s scripts.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'night');
    await expect(page.locator('html')).toHaveAttribute('data-color', '#722ed1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.unroute('**/assets/*.js');

    await page.reload();
    await page.getByRole('button', { name: 'Appearance settings' }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'Reset the appearance?' });
    await page.getByRole('button', { name: 'Reset' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'night');
    await page.getByRole('button', { name: 'Reset' }).click();
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Reset' }).click();
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Appearance settings' })).toHaveCount(0);
    allowNetworkErrors(problems);
  });

  test('plays a selected transition with the next page', async ({ page }) => {
    await show(page, '/a/sys/dict');
    await expect(page.locator('h1', { hasText: 'Dictionaries' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('switch', { name: 'Disable transitions' }).click();
    await page.getByRole('combobox', { name: 'Effect' }).click();
    await page.getByTitle('Zoom', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Direction' }).click();
    await page.getByTitle('Right', { exact: true }).click();
    await page.keyboard.press('Escape');
    // Waits because expanding lists move under the pointer.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await notePlayed(page);
    await show(page, '/workplace');
    await expect(page.locator('body')).toHaveAttribute('data-played', 'zoom-right');
  });
});

test('page transitions play their animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openForStaff(page, '/a/home');
  for (const name of PLAYED) {
    const animate = { disabled: false, name, direction: TRANSITIONS[name][0] };
    await page.evaluate(
      (held) => {
        localStorage.setItem('settings', held);
      },
      JSON.stringify({ version: 1, lang: 'US', animate }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await notePlayed(page);
    await show(page, '/workplace');
    await expect(page.locator('body')).toHaveAttribute(
      'data-played',
      `${name}-${animate.direction}`,
    );
    // The animation leaves no transform, which would contain fixed elements in the page.
    await expect(page.locator('main')).toHaveCSS('transform', 'none');
    await show(page, '/a/home');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
});

test('page transitions do not play with reduced motion', async ({ page }) => {
  const animate = { disabled: false, name: 'zoom', direction: 'in' } as const;
  await openForStaff(page, '/a/home', { animate });
  await notePlayed(page);
  await show(page, '/workplace');
  await expect(page.getByRole('heading', { level: 1, name: 'Workplace' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-played', 'zoom-in');
});
