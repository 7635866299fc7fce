import { expect, describe, it } from 'vitest';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

// The scenarios of `npm run dev:mock` (`?scenario=`) on the main public pages.
const PAGES = ['/home', '/guide', '/activity', '/entries', '/news', '/history', '/domain'];

describe('a failing server', () => {
  it.each(PAGES)('leaves %s its title and a retry button', async (address) => {
    await setScenario('failing');
    const screen = await renderSite(address);
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'Try again' }).first(), { timeout: 15_000 })
      .toBeVisible();
    // Failures are shown in place, not as a toast for each request.
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });
});

describe('a slow network', () => {
  it.each(['/activity', '/entries', '/news', '/domain'])(
    'shows skeletons of %s first and its content later',
    async (address) => {
      await setScenario('slow');
      const screen = await renderSite(address);
      const main = screen.getByRole('main');
      await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => document.querySelector('[class*="skeleton"]')).not.toBeNull();
      await expect
        .poll(() => document.querySelector('[class*="skeleton"]'), { timeout: 10_000 })
        .toBeNull();
      await expect.element(main.getByRole('listitem').first()).toBeVisible();
    },
  );
});

describe('a judge', () => {
  it('sees the scoring system in the menu, but not the back office', async () => {
    await setScenario('judge');
    const screen = await renderSite('/home');
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await expect.element(menu.getByText('Scoring system')).toBeVisible();
    await expect.element(menu.getByText('Admin back office')).not.toBeInTheDocument();
  });
});
