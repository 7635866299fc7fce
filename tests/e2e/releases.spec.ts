import { deploySite } from './deployment.ts';
import { allowNetworkErrors, expect, test, disablePrefetching, endVisit } from './fixtures.ts';
import { registerAccount } from './own-account.ts';
import { restoreStorage } from './sessions.ts';
import { openStep } from './writes/entry.ts';

// Service workers are blocked, because they would cache the old files.
test.use({ serviceWorkers: 'block' });

test('an open form survives a release, and the next page loads the new version with the input kept', async ({
  page,
  baseURL,
  problems,
}) => {
  const site = await deploySite(baseURL ?? '');
  try {
    await restoreStorage(page, { session: await registerAccount(page), at: site.origin });
    await disablePrefetching(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(`${site.origin}/?lang=US#/signup`);
    await openStep(page, 'Project');
    const field = page.getByLabel('Project name', { exact: true });
    await field.fill('Typed before');

    site.deploy('later', { keepFormer: false });
    const menu = page.getByRole('navigation', { name: 'Main' });
    // Hovering over a link requests the page’s chunk, which is gone, and then the current HTML.
    const asked = page.waitForResponse((response) => {
      const request = response.request();
      return request.resourceType() === 'fetch' && request.url() === `${site.origin}/`;
    });
    await menu.getByRole('link', { name: 'News' }).hover();
    await (await asked).finished();
    await field.fill('Typed after');
    await expect(field).toHaveValue('Typed after');
    expect(loads, 'nobody is interrupted').toBe(1);

    // The browser’s own confirmation would block the reload.
    page.on('dialog', (dialog) => {
      problems.push(`asked: ${dialog.message()}`);
      void dialog.accept();
    });
    await menu.getByRole('link', { name: 'News' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(page.locator('script[type="module"][src*="later"]').first()).toBeAttached();
    await expect.poll(() => loads, 'once, for the new release').toBe(2);

    await page.goto(`${site.origin}/?lang=US#/signup`);
    await openStep(page, 'Project');
    await expect(field).toHaveValue('Typed after');
    expect(loads, 'once, and by its address').toBe(3);
    await endVisit(page);
    allowNetworkErrors(problems, /Failed to load resource|ChunkLoadError/);
  } finally {
    site.close();
  }
});
