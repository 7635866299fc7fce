import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addActivity } from './own-activity';
import { openForStaff, show, tabTitles } from './staff';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Opens three pages in tabs; the last one is visible. */
async function openThree(page: Page): Promise<void> {
  await openForStaff(page, '/a/home');
  await show(page, '/workplace');
  await expect(tab(page, 'Workplace')).toHaveAttribute('aria-selected', 'true');
  await show(page, '/a/sys/dict');
  await expect(tab(page, 'Dictionaries')).toHaveAttribute('aria-selected', 'true');
}

test('a dragged tab keeps its position after a reload', async ({ page }) => {
  await openThree(page);
  const [from, to] = [tab(page, 'Dictionaries'), tab(page, 'Dashboard')];
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The tabs have no place');
  const y = start.y + start.height / 2;
  await page.mouse.move(start.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(start.x - 20, y, { steps: 5 });
  await page.mouse.move(end.x + 20, y, { steps: 10 });
  await page.mouse.up();
  const moved = ['Dictionaries', 'Dashboard', 'Workplace'];
  await expect.poll(() => tabTitles(page)).toEqual(moved);
  await page.reload();
  await expect.poll(() => tabTitles(page)).toEqual(moved);
});

test('tabs that do not fit into the bar are listed in the menu “All tabs”', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await openThree(page);
  const more = { 'Review entries': '/a/match/entries', 'Manage news': '/a/match/news' };
  for (const [name, path] of Object.entries({ ...more, Users: '/a/sys/user' })) {
    await show(page, path);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tab(page, 'Users')).toBeInViewport();
  await page.getByRole('button', { name: 'All tabs' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(tab(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Dashboard')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a cached page keeps its input, filters and scroll position', async ({ page }) => {
  const search = page.getByLabel('Name, mobile, email or staff number');
  await openForStaff(page, '/a/sys/user?size=100');
  await expect(page.getByRole('row')).toHaveCount(101);
  await search.fill('half a na');
  await page.evaluate(() => window.scrollTo(0, 700));
  await show(page, '/a/match/entries?status=3');
  await expect(page.getByRole('heading', { level: 1, name: 'Review entries' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await tab(page, 'Users').click();
  await expect(page).toHaveURL(/#\/a\/sys\/user\?size=100$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expect(search).toHaveValue('half a na');
  await tab(page, 'Review entries').click();
  await expect(page).toHaveURL(/#\/a\/match\/entries\?status=3$/);
});

test('tabs are restored after a reload with titles in the current language', async ({ page }) => {
  await openThree(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  const titles = () => page.getByRole('tablist').getByRole('tab').allInnerTexts();
  await expect.poll(titles).toEqual(['数据看板', '工作台', '字典管理']);
  await page.reload();
  await expect.poll(titles).toEqual(['数据看板', '工作台', '字典管理']);
  await page.getByRole('tab', { name: '工作台', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
});

test('a tab has the name of its record, also after a reload', async ({ page }) => {
  const { id, title } = await addActivity(page, { title: 'Named', capacity: 9, startsIn: 1 });
  await openForStaff(page, '/a/home');
  await show(page, `/a/match/check-in?id=${id}`);
  await expect.poll(() => tabTitles(page)).toEqual(['Dashboard', title]);
  await page.reload();
  await tab(page, 'Dashboard').click();
  await expect.poll(() => tabTitles(page)).toEqual(['Dashboard', title]);
});

test('a tab with unsent changes shows a dot and requires confirmation to close', async ({
  page,
}) => {
  await openThree(page);
  await show(page, '/a/match/site');
  const name = page.getByRole('textbox', { name: 'Name of the site' });
  await name.fill('Another name');
  const dirty = tab(page, 'Site settings: Unsaved changes');
  await expect(dirty).toBeVisible();
  await tab(page, 'Workplace').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workplace' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Site settings' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'has unsaved changes' });
  await question.getByRole('button', { name: 'Keep open' }).click();
  await dirty.click();
  await expect(name).toHaveValue('Another name');
  await page.getByRole('button', { name: 'Close Site settings' }).click();
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => tabTitles(page)).toEqual(['Dashboard', 'Workplace', 'Dictionaries']);
});

test('a refreshed tab requests its data again and discards the input', async ({ page }) => {
  await openThree(page);
  await page.getByRole('searchbox').fill('pilot');
  const asked = page.waitForRequest(/\/mapping\/all$/);
  await tab(page, 'Dictionaries').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await asked;
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
