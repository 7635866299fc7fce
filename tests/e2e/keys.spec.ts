import type { Page } from '@playwright/test';
import { ACCOUNTS, expect, openPage, test } from './fixtures.ts';

/** Presses Tab until a button or link with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator('header :focus');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(name, { timeout: 200 });
  }).toPass({ intervals: [0] });
}

test('a visitor logs in with the keyboard alone, and Escape returns the focus', async ({
  page,
}) => {
  await openPage(page, '/news');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const phone = dialog.getByRole('textbox', { name: 'Phone number' });
  await tabTo(page, 'Log in / Register');
  await page.keyboard.press('Enter');
  await expect(phone).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Log in / Register' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(phone).toBeFocused();
  await page.keyboard.type(ACCOUNTS.competitor.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ACCOUNTS.competitor.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: ACCOUNTS.competitor.name })).toBeVisible();
});

test('the focus ring is white on the dark backgrounds of the home page', async ({ page }) => {
  const white = 'rgb(255, 255, 255)';
  await openPage(page, '/home');
  await tabTo(page, 'Guide');
  await expect(page.locator('header :focus')).toHaveCSS('outline-color', white);
  const action = page.getByRole('main').getByRole('link', { name: 'Read the guide' });
  await action.focus();
  await expect(action).toHaveCSS('outline-color', white);
});
