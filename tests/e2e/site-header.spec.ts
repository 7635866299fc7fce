import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import { demoSession, openAs } from './sessions';

// The header in narrow and low windows: 320 × 256 corresponds to 1280 × 1024 at 400 % zoom.

const WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 481, height: 700 },
  { width: 600, height: 700 },
  { width: 640, height: 360 },
  { width: 640, height: 512 },
  { width: 1024, height: 768 },
];

/** Returns the visible controls of the header as boxes from left to right. */
async function controls(page: Page) {
  const header = page.locator('header');
  const parts = header.getByRole('button').or(header.locator('> div > a'));
  const boxes = await Promise.all(
    (await parts.locator('visible=true').all()).map((part) => part.boundingBox()),
  );
  return boxes.filter((box) => box !== null).sort((a, b) => a.x - b.x);
}

async function expectOneRow(page: Page): Promise<void> {
  // The visitor’s picture loads later.
  await expect.poll(() => controls(page)).toHaveLength(6);
  const boxes = await controls(page);
  for (const [index, box] of boxes.entries()) {
    const middle = box.y + box.height / 2;
    expect(middle, 'in the first row').toBeLessThan(48);
    const next = boxes[index + 1]?.x ?? page.viewportSize()?.width ?? 0;
    expect(Math.round(box.x + box.width), 'covers nothing').toBeLessThanOrEqual(next + 1);
  }
}

for (const who of ['a visitor', 'a competitor'] as const) {
  test(`the header is one row in narrow windows for ${who}`, async ({ page }) => {
    if (who === 'a visitor') await openPage(page, '/news');
    else await openAs(page, await demoSession(page, 'competitor'), '/news');
    for (const window of WINDOWS) {
      await test.step(`${String(window.width)} × ${String(window.height)}`, async () => {
        await page.setViewportSize(window);
        await expectOneRow(page);
        expect((await page.locator('header').boundingBox())?.height).toBeLessThan(80);
      });
    }
  });
}

for (const path of ['/news', '/home']) {
  test(`the header of ${path} scrolls in a low window and is fixed in a high one`, async ({
    page,
  }) => {
    await openPage(page, path);
    for (const [height, stays] of [
      [256, false],
      [640, true],
    ] as const) {
      await page.setViewportSize({ width: 320, height });
      await page.evaluate(() => {
        window.scrollTo({ top: 400, behavior: 'instant' });
      });
      const top = async () => (await page.locator('header').boundingBox())?.y;
      await expect.poll(top).toBe(stays ? 0 : -400);
    }
  });
}

const INPUTS: readonly [string, boolean, (target: Locator) => Promise<void>][] = [
  ['a mouse', false, (target) => target.click()],
  ['a finger', true, (target) => target.tap()],
  [
    'keys',
    false,
    async (target) => {
      const { keyboard } = target.page();
      await expect(async () => {
        await keyboard.press('Tab');
        await expect(target).toBeFocused({ timeout: 200 });
      }).toPass({ intervals: [0] });
      await keyboard.press('Enter');
    },
  ],
];

for (const [input, hasTouch, press] of INPUTS) {
  test.describe(() => {
    test.use({ hasTouch });
    test(`the last item of the menu in a low window is reachable by ${input}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await openPage(page, '/news');
      await press(page.getByRole('button', { name: 'Menu', exact: true }));
      const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
      await expect(last).toBeVisible();
      await press(last);
      await expect(page.getByRole('heading', { level: 1, name: 'Success stories' })).toBeAttached();
      await expect(last).toBeHidden();
    });
  });
}
