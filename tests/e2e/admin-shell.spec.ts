import { expect, test } from './fixtures';
import { openForStaff } from './staff';

test('the page takes the whole screen and gives it back, in a narrow window too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openForStaff(page, '/a/home');
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(full).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(full).toBe(false);
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
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
