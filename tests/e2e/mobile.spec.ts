import { ACCOUNTS, expect, fillLogin, openPage, test } from './fixtures.ts';
import { onPhones } from './mobile-support.ts';

onPhones(() => {
  test('home shows the phase, the remaining time, the next action and all links', async ({
    page,
  }) => {
    await openPage(page, '/h5/home');
    const main = page.getByRole('main');
    await expect(main.getByRole('timer')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign up now' })).toBeVisible();
    await main.getByRole('heading', { level: 2, name: 'News' }).scrollIntoViewIfNeeded();
    await expect(main.getByRole('heading', { name: 'Upcoming events' })).toBeVisible();
    for (const [place, title] of [
      ['Guide', 'Guide'],
      ['Past editions', 'Past editions'],
      ['Success stories', 'Success stories'],
      ['Experts', 'Experts'],
      ['News', 'News'],
    ] as const) {
      const more = page.getByRole('navigation', { name: 'Explore the site' });
      await more.getByRole('link', { name: place }).tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByText('Home').tap();
    }
    for (const [place, title] of [
      ['Activities', 'Activities'],
      ['Entries', 'Entries'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByText(place).tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap();
      await expect(page).toHaveURL(/#\/h5\/[^?]+\?.*id=/);
    }
  });

  test('the login opens in a sheet that can be closed', async ({ page }) => {
    await openPage(page, '/h5/home');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Me', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Log in' });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect(box?.width, 'as wide as the screen').toBe(page.viewportSize()?.width);
    for (const tab of ['Register', 'Find password', 'Password login']) {
      await sheet.getByRole('tab', { name: tab }).tap();
      await expect(sheet.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    // The page explains in its frame why it shows nothing.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Please log in first').last()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
    await fillLogin(page, { ...ACCOUNTS.competitor, password: 'wrong-password' });
    await expect(sheet.getByRole('alert')).toBeVisible();
    await fillLogin(page, ACCOUNTS.competitor);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/#\/h5\/personal/);
    await expect(page.getByRole('heading', { level: 1, name: 'Personal centre' })).toBeVisible();
  });

  test('the search finds an entry and opens it on the mobile site', async ({ page }) => {
    await openPage(page, '/h5/home');
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('合成');
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('link').tap();
    await expect(page).toHaveURL(/#\/h5\/entries-detail/);
  });
});
