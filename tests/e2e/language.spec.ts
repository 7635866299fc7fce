import { expect, openPage, test } from './fixtures.ts';

test('the site starts in Chinese and keeps the selected language across pages and reloads', async ({
  page,
}) => {
  await page.goto('/#/news');
  await expect(page.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

  await page.getByRole('button', { name: '语言' }).click();
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page).toHaveTitle(/News/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a link can set the language before or after the hash', async ({ page }) => {
  await openPage(page, '/home');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/#/news?lang=HK');
  await expect(page.getByRole('heading', { level: 1, name: '新聞資訊' })).toBeVisible();
  await expect(page).not.toHaveURL(/lang=/);
});
