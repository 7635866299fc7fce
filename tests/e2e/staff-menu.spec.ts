import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openForStaff, show } from './staff';

// The back office menu in every window, at every zoom level, with every input method.

const WINDOWS = [
  ...[480, 600, 768, 820, 960, 1024, 1100, 1280].map((width) => ({ width, height: 720 })),
  // 1280 × 720 at 200 % and at 400 %.
  { width: 640, height: 360 },
  { width: 320, height: 180 },
];

/** Returns whether the menu is in the drawer instead of the header (decision 0142). */
const inDrawer = (page: Page) => (page.viewportSize()?.width ?? 0) < 1100;

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Selects an item of a group by clicking. */
function byPresses(press: (target: Locator) => Promise<void>) {
  return async (page: Page, group: string, name: string) => {
    await press(inDrawer(page) ? opener(page) : entry(page, group));
    await press(entry(page, name));
  };
}

/** Presses a key until a named element has the focus. */
async function pressUntil(page: Page, key: string, name: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 50 });
  }).toPass({ intervals: [0] });
}

async function byKeys(page: Page, group: string, name: string): Promise<void> {
  if (inDrawer(page)) {
    await pressUntil(page, 'Tab', /^Open menu$/);
    await page.keyboard.press('Enter');
    await pressUntil(page, 'Tab', new RegExp(`^${name}$`));
  } else {
    await pressUntil(page, 'Tab', /^Dashboard$/);
    await pressUntil(page, 'ArrowRight', new RegExp(`^${group}$`));
    await page.keyboard.press('Enter');
    await pressUntil(page, 'ArrowDown', new RegExp(`^${name}$`));
  }
  await page.keyboard.press('Enter');
}

const INPUTS = [
  ['a mouse', byPresses((target) => target.click()), false],
  ['a finger', byPresses((target) => target.tap()), true],
  ['keys', byKeys, false],
] as const;

for (const [input, choose, hasTouch] of INPUTS) {
  test.describe(() => {
    test.use({ hasTouch });
    test(`the menu opens a page of a group by ${input} in every window`, async ({ page }) => {
      await openForStaff(page, '/a/home');
      for (const window of WINDOWS) {
        await test.step(`${String(window.width)} × ${String(window.height)}`, async () => {
          await page.setViewportSize(window);
          await show(page, '/a/home');
          await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
          await choose(page, 'System', 'Dictionaries');
          const title = page.getByRole('heading', { level: 1, name: 'Dictionaries' });
          await expect(title).toBeInViewport();
          await expect(page.getByRole('dialog', { name: 'Back office' })).toBeHidden();
        });
      }
    });
  });
}
