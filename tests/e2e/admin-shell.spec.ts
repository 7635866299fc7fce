import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openForStaff } from './staff';

const width = async (page: Page) =>
  (await page.getByRole('complementary').boundingBox())?.width ?? 0;

const PALETTE = 'Search pages, records and actions';

test('the side menu is 256 px wide, 80 px when collapsed, its pages still at hand', async ({
  page,
}) => {
  await openForStaff(page, '/a/home', { layout: 'side' });
  await expect.poll(() => width(page)).toBe(256);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(() => width(page)).toBe(80);
  await page.getByRole('menuitem', { name: 'System' }).hover();
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(() => width(page)).toBe(256);
});

test('the menu at the head opens its groups and leads to their pages', async ({ page }) => {
  await openForStaff(page, '/a/home', { layout: 'head' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('menuitem', { name: 'Competition' }).hover();
  await page.getByRole('menuitem', { name: 'Review experts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review experts' })).toBeVisible();
});

test('the mixed menu has the groups at the head and their pages at the side', async ({ page }) => {
  await openForStaff(page, '/a/home', { layout: 'mix' });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Competition').click();
  const side = page.getByRole('navigation', { name: 'Sidebar' });
  await side.getByRole('menuitem', { name: 'Tracks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  await expect(side.getByRole('menuitem', { name: 'Users' })).toHaveCount(0);
});

test('on a phone’s screen the menu slides in and leaves with a choice', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await openForStaff(page, '/a/home', { layout: 'side' });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Back office' });
  await drawer.getByRole('menuitem', { name: 'Dictionaries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dictionaries' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 481, height: 800 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  await expect(page.getByRole('complementary')).toBeVisible();
});

test('breadcrumbs show the groups above a page', async ({ page }) => {
  await openForStaff(page, '/a/sys/dict');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([/^Back office/, /^System/, 'Dictionaries']);
  await trail.getByRole('link', { name: 'Back office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workplace' })).toBeVisible();
});

test('the command palette finds a page and a record from the demo', async ({ page }) => {
  await openForStaff(page, '/a/home');
  const field = page.getByRole('combobox', { name: PALETTE });
  await page.keyboard.press('Control+k');
  await field.fill('exper');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review experts' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('手语');
  await page.getByRole('group', { name: 'Entries' }).getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /手语/ })).toBeVisible();
});

test('the page takes the whole screen and gives it back', async ({ page }) => {
  await openForStaff(page, '/a/home');
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(full).toBe(true);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(full).toBe(false);
});

for (const width of [390, 768]) {
  test(`palette and full screen have room at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForStaff(page, '/a/home');
    await page.getByRole('button', { name: PALETTE }).click();
    const dialog = page.getByRole('dialog', { name: PALETTE });
    const search = dialog.getByRole('combobox');
    await expect(search).toBeFocused();
    await expect(dialog.getByRole('option', { name: 'Dictionaries' })).toBeVisible();
    await search.fill('nothing like it');
    await expect(dialog.getByRole('status')).toHaveText('Nothing found for “nothing like it”');
    await search.fill('exper');
    await expect(dialog.getByRole('option').first()).toHaveText('Review experts');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Review experts' })).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  });
}

test('the dashboard is no wider than a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openForStaff(page, '/a/home');
  await expect(page.getByRole('table', { name: 'How full the activities are' })).toBeAttached();
  const over = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // Less than nothing where the scrollbar's place is kept free.
  await expect.poll(over).toBeLessThanOrEqual(0);
});

test('on a phone’s screen each record is a card with all that can be done', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openForStaff(page, '/a/match/editions');
  const edition = page.getByRole('row').first();
  await expect(edition.getByText('Sign-up', { exact: true }).first()).toBeInViewport();
  await expect(edition.getByRole('button', { name: 'Edit' })).toBeInViewport({ ratio: 1 });
  await edition.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('tab', { name: 'Check and publish' })).toBeAttached();
});

test('the workplace lists what staff have to do and links to it', async ({ page }) => {
  await openForStaff(page, '/workplace');
  const waiting = page.getByRole('link', { name: '无创颅内压监测头环' });
  await waiting.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review entries' })).toBeVisible();
  await expect(page.getByRole('row', { name: /无创颅内压监测头环/ })).toBeVisible();
});
