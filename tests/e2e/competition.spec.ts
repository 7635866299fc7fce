import { ACCOUNTS, expect, fillLogin, openPage, test } from './fixtures.ts';

test('a visitor reads the guide and downloads a template after logging in', async ({
  page,
  problems,
}) => {
  await openPage(page, '/guide');
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await outline.getByRole('link', { name: 'Frequently asked questions' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeInViewport();
  await expect(page).toHaveURL(/#\/guide#guide-questions$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeAttached();

  const button = page.getByRole('button', { name: 'Download Business plan template' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  const saved = page.waitForEvent('download');
  // The click that required the login continues without another one.
  await fillLogin(page, ACCOUNTS.competitor);
  expect((await saved).suggestedFilename()).toBe('business-plan.docx');
  // The rejection that opened the login modal.
  expect(problems.filter((problem) => problem.includes('401'))).toHaveLength(1);
  problems.length = 0;
});

test('the tracks of the guide link to their success stories', async ({ page }) => {
  await openPage(page, '/guide');
  await page
    .getByRole('link', { name: /success stories$/ })
    .nth(2)
    .click();
  await expect(page).toHaveURL(/#\/domain\?domain=energy/);
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: 'Green energy' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Beichen Solid Energy' })).toBeVisible();
  await page.getByRole('link', { name: 'Advanced manufacturing' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Hengchi Drives' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3, name: 'Beichen Solid Energy' })).toBeVisible();
});

test('a visitor opens a past edition and reads its news', async ({ page }) => {
  await openPage(page, '/history');
  const editions = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(editions).toHaveCount(2);
  await editions.first().click();
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasText: 'The 2nd' }),
  ).toBeVisible();
  await expect(page.getByText('低温固态电池电解质').first()).toBeVisible();
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await expect(gallery.getByRole('listitem')).toHaveCount(6);

  const news = page.getByRole('region', { name: 'News of this edition' }).getByRole('link').first();
  const title = (await news.textContent()) ?? '';
  await news.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasText: 'The 2nd' }),
  ).toBeVisible();
});
