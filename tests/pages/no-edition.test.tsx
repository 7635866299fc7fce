import { expect, it } from 'vitest';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

// In a file of its own: a warning stays for seconds, over the pages of later tests too.
it.each(['/home', '/guide', '/h5/home', '/signup', '/h5/signup'])(
  '%s warns of nothing before the first edition is announced',
  async (address) => {
    await setScenario('empty');
    const screen = await renderSite(address);
    const main = screen.getByRole('main');
    await expect.element(main.getByText('No edition has been announced yet')).toBeVisible();
    await expect.element(main.getByRole('link').last()).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
  },
);
