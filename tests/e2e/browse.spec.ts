import { expect, openPage, test } from './fixtures.ts';

test('a visitor enters, reads the news and returns to the same page of the list', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Enter the site' }).click();
  await expect(page).toHaveURL(/#\/home/);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);

  const article = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  const newest = (await article.textContent()) ?? '';
  const pager = page.getByRole('navigation', { name: 'Pagination' });
  await pager.getByRole('link', { name: /^(Page )?2$/ }).click();
  await expect(page).toHaveURL(/page=2/);
  // The first page stays visible until the second has rendered.
  await expect(article).not.toHaveText(newest);
  const title = (await article.textContent()) ?? '';
  await article.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});
