import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { beginSession, NARROW_PHONE, newAccount } from './phone-support.ts';
import { smallTargets, zoomedFields } from './touch-targets.ts';
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

/** Each page of the mobile site, with what it shows of demo content. */
const SHOWN = [
  ...PAGES,
  '/h5/activity?view=month',
  '/h5/activity/details?id=activity-01',
  '/h5/entries-detail?id=entry-3-01',
  '/h5/news/preview?id=news-01',
  '/h5/news?tab=video',
  '/h5/news?tab=express',
  '/h5/expert',
];

/** What a thumb would miss, and what a phone would zoom into. */
async function clumsy(page: Page): Promise<string[]> {
  return [...(await smallTargets(page)), ...(await zoomedFields(page))];
}

test.describe('thumbs find 44 px', () => {
  test.use(NARROW_PHONE);
  for (const path of SHOWN) {
    test(`on ${path}`, async ({ page }) => {
      await beginSession(page, await newAccount(page.request, 'thumbs'));
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      expect(await clumsy(page)).toEqual([]);
    });
  }

  test('on each screen of the entry form', async ({ page }) => {
    await beginSession(page, await newAccount(page.request, 'thumbs'));
    await openPage(page, '/h5/signup');
    await page.getByRole('button', { name: 'Next' }).waitFor();
    for (let screen = 1; screen <= 10; screen += 1) {
      const jump = page.getByLabel(`Step ${String(screen)} of 10`);
      await expect(jump).toBeVisible();
      expect(await clumsy(page), `on screen ${String(screen)}`).toEqual([]);
      if (screen === 6) {
        await page.getByRole('button', { name: 'Add member' }).tap();
        expect(await clumsy(page), 'with a member').toEqual([]);
      }
      if (screen < 10) await page.getByRole('button', { name: 'Next' }).tap();
    }
  });

  test('in the sheets of the login, the search and the languages', async ({ page }) => {
    await openPage(page, '/h5/home');
    await page.getByRole('button', { name: 'Language' }).tap();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    expect(await clumsy(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('智能');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    expect(await clumsy(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('navigation', { name: 'Main' }).getByText('Me', { exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Log in' });
    for (const tab of ['Password login', 'Register', 'Find password']) {
      await sheet.getByRole('tab', { name: tab }).tap();
      await expect(sheet.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(await clumsy(page), tab).toEqual([]);
    }
  });
});
