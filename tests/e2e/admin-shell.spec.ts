import { expect, test } from './fixtures';
import { openForStaff } from './staff';

test('full screen can be entered and left, also in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openForStaff(page, '/a/home');
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(full).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(full).toBe(false);
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
});

test('records are cards with all actions on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openForStaff(page, '/a/match/editions');
  const edition = page.getByRole('row').first();
  await expect(edition.getByText('Sign-up', { exact: true }).first()).toBeInViewport();
  await expect(edition.getByRole('button', { name: 'Edit' })).toBeInViewport({ ratio: 1 });
  await edition.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('tab', { name: 'Check and publish' })).toBeAttached();
});

test('the workplace lists tasks of staff and links to them', async ({ page }) => {
  await openForStaff(page, '/workplace');
  const waiting = page.getByRole('link', { name: '无创颅内压监测头环' });
  await waiting.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review entries' })).toBeVisible();
  await expect(page.getByRole('row', { name: /无创颅内压监测头环/ })).toBeVisible();
});
