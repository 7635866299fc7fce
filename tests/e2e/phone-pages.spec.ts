import { expect, openPage, test } from './fixtures.ts';
import { beginSession, NARROW_PHONE, newAccount, PHONE } from './phone-support.ts';
import { violations } from './violations.ts';

const PAGES = [
  '/h5/home',
  '/h5/guide',
  '/h5/activity',
  '/h5/entries',
  '/h5/news',
  '/h5/history',
  '/h5/history/preview?id=match-2',
  '/h5/domain',
  '/h5/signup',
  '/h5/personal',
  '/h5/user-setting',
];

test.describe('each page of the mobile site', () => {
  test.use(NARROW_PHONE);
  for (const path of PAGES) {
    test(`${path} passes, in both directions of the phone`, async ({ page }) => {
      await beginSession(page, await newAccount(page.request, 'pages'));
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      for (const viewport of [NARROW_PHONE.viewport, { width: 640, height: 360 }]) {
        await page.setViewportSize(viewport);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(wide, `wider than ${String(viewport.width)} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('thumbs', () => {
  test.use(PHONE);
  test('find 44 px in the frame and the main actions of home', async ({ page }) => {
    await openPage(page, '/h5/home');
    await page.waitForLoadState('networkidle');
    const small = await page
      .locator('header :is(a, button), nav a, footer a, section > div > :is(a, button)')
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.checkVisibility())
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
});
