import { expect, describe, it } from 'vitest';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

// What `?scenario=` of `npm run dev:mock` promises, on the pages that everyone opens.
const PAGES = ['/home', '/guide', '/activity', '/entries', '/news', '/history', '/domain'];

describe('a failing server', () => {
  it.each(PAGES)('leaves %s its title and offers to try again', async (address) => {
    await setScenario('failing');
    const screen = await renderSite(address);
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'Try again' }).first(), { timeout: 15_000 })
      .toBeVisible();
    // A server that does not answer is shown in place, not by a toast for each call.
    expect(document.querySelector('.ant-message-notice')).toBeNull();
  });
});

describe('a slow network', () => {
  it.each(['/activity', '/entries', '/news', '/domain'])(
    'shows the frame of %s at once and its content when it comes',
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
  it('finds the scoring system in the menu, and no back office', async () => {
    await setScenario('judge');
    const screen = await renderSite('/home');
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await expect.element(menu.getByText('Scoring system')).toBeVisible();
    await expect.element(menu.getByText('Admin back office')).not.toBeInTheDocument();
  });
});
