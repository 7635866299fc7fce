import { describe, expect, it } from 'vitest';
import { getGetMyProjectResponseMock } from '@/api/generated/project/project.faker';
import { getGetMyProjectMockHandler } from '@/api/generated/project/project.msw';
import { mockWorker } from '@/mocks/browser';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

// In a separate file because a toast would remain visible during later tests.
describe('before the first edition is announced', () => {
  it.each(['/home', '/guide', '/h5/home', '/signup', '/h5/signup'])(
    '%s shows no warning',
    async (address) => {
      await setScenario('empty');
      const screen = await renderSite(address);
      const main = screen.getByRole('main');
      await expect.element(main.getByText('No edition has been announced yet')).toBeVisible();
      await expect.element(main.getByRole('link').last()).toBeVisible();
      expect(screen.getByRole('alert').elements()).toHaveLength(0);
    },
  );

  it.each([
    ['/home', 'No edition has been announced yet'],
    ['/h5/home', 'No edition has been announced yet'],
    ['/guide', 'No edition has been announced yet'],
    ['/h5/guide', 'No edition has been announced yet'],
    ['/signup', 'No edition has been announced yet'],
    ['/h5/signup', 'No edition has been announced yet'],
    ['/history', 'No past editions yet'],
    ['/h5/history', 'No past editions yet'],
    ['/signup/details', 'You have no entries yet'],
    ['/h5/signup/details', 'You have no entries yet'],
    ['/personal', 'You have no entries yet'],
    ['/h5/personal', 'You have no entries yet'],
  ])('%s has no links to the guide or the entry form', async (address, text) => {
    await setScenario('competitor');
    await setScenario('empty');
    mockWorker.use(getGetMyProjectMockHandler({ ...getGetMyProjectResponseMock(), data: null }));
    const screen = await renderSite(address);
    const main = screen.getByRole('main');
    await expect.element(main.getByText(text).first()).toBeVisible();
    const links = main.getByRole('link', { name: /^Read |^Begin$|^Sign up$/ });
    const invitations = () => links.elements().filter((link) => link.closest('nav') === null);
    await expect.poll(invitations).toHaveLength(0);
    expect(main.getByText(/Five steps|How to enter/).elements()).toHaveLength(0);
  });
});
