import { expect, openPage, test } from './fixtures.ts';
import { PHONE } from './mobile-support.ts';

// In-app browsers cannot save files and have one window.

test.use({ ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.42.2460(0x28002A3F)` });

test('saving a date in WeChat shows how to open the page in a browser', async ({ page }) => {
  await openPage(page, '/h5/activity/details?id=activity-12');
  let saved = 0;
  page.on('download', () => (saved += 1));
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open this page in a browser' });
  await expect(dialog.getByText('WeChat’s built-in browser can’t save files')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  expect(saved).toBe(0);
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(dialog).toBeVisible();
});

test('a link to another site opens in WeChat’s only window', async ({ page }) => {
  await page
    .context()
    .route('https://**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Other site</h1>' }),
    );
  let windows = 0;
  page.context().on('page', () => (windows += 1));
  await page.addInitScript(() => localStorage.setItem('desktopVersion', '1'));
  await openPage(page, '/news');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').locator('a[target="_blank"]').first().click();
  await expect(page.getByRole('heading', { name: 'Other site' })).toBeVisible();
  expect(windows).toBe(0);
});
