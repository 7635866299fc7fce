import { expect, openPage, test } from './fixtures.ts';

test('going back returns to the page and position of the list', async ({ page }) => {
  await openPage(page, '/news?page=2');
  const last = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
  // The page has this height once its footer has loaded.
  let before = 0;
  await expect
    .poll(async () => {
      await last.last().scrollIntoViewIfNeeded();
      return (before = await page.evaluate(() => window.scrollY));
    })
    .toBeGreaterThan(200);
  await last.last().getByRole('link').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('home offers the sign-up, shows the time zone and draws the chart when it is scrolled into view', async ({
  page,
}) => {
  await openPage(page, '/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign up now' })).toBeVisible();
  await expect(main.getByText(/\(Beijing time\)/).first()).toBeVisible();
  const chart = main.getByRole('img', { name: /Entries, cities and prize pool/ });
  await expect(chart).toHaveCount(0);
  // Content below the first screen loads on scrolling.
  await page.mouse.wheel(0, 1200);
  await main.getByText('Show as a table').scrollIntoViewIfNeeded();
  await expect(chart.locator('svg')).toBeVisible();
});

test('a visitor searches in Chinese on the English site', async ({ page }) => {
  await openPage(page, '/news');
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('训练营');
  const hit = page
    .getByRole('dialog')
    .getByRole('link', { name: /training camp/i })
    .first();
  await hit.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/id=/);
});

test('an activity is saved to the calendar with its time zone and shared by QR code', async ({
  page,
}) => {
  await openPage(page, '/activity/details?id=activity-01');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('activity-01.ics');
  await page.getByText('Share', { exact: true }).click();
  await expect(
    page.getByRole('img', { name: 'Scan to open this activity on a phone' }),
  ).toBeVisible();
});

test('a video is loaded in ranges, plays at the selected speed, and resumes where it was stopped', async ({
  page,
}) => {
  await openPage(page, '/news?tab=video');
  const part = page.waitForResponse(
    (response) => response.request().resourceType() === 'media' && response.status() === 206,
  );
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/#\/play/);
  expect((await part).headers()['content-range']).toMatch(/^bytes \d+-\d+\/\d+$/);
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(time).toBeGreaterThan(1);
  await page.getByRole('combobox', { name: 'Playback speed' }).selectOption('1.5');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate))
    .toBe(1.5);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.pause();
  });
  await page.reload();
  await expect.poll(time).toBeGreaterThan(0.9);
});
