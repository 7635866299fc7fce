import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a page whose scripts don't come before they are let through. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/start-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/?lang=US#${path}`, { waitUntil: 'commit' });
  return () => release(undefined);
}

test('a button pressed before the site answers is answered when it does', async ({ page }) => {
  const release = await openHeld(page, '/home');
  const button = page.getByRole('button', { name: 'Log in / Register' });
  await button.click();
  await expect(button).toHaveAttribute('data-pressed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a link pressed before the site answers leads on when it does', async ({ page }) => {
  const release = await openHeld(page, '/welcome');
  await page.getByRole('link', { name: 'Enter the site' }).click();
  release();
  await expect(page).toHaveURL(/#\/home/);
  await expect(page.getByRole('main')).toBeVisible();
});

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-US' });
  const OFFER = 'This site is available in English.';

  test('is offered the site in English, and takes it', async ({ page }) => {
    await page.goto('/#/guide');
    const offer = page.getByRole('complementary', { name: OFFER });
    await offer.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('turns the offer down for good', async ({ page }) => {
    await page.goto('/#/guide');
    const offer = page.getByRole('complementary', { name: OFFER });
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '参赛指南' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
