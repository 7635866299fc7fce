import { afterEach, expect, it } from 'vitest';
import { dashboard } from '@/api/generated/factories';
import { mockWorker } from '@/mocks/browser';
import { respond } from '@/mocks';
import { useSession } from '@/session/session-store';
import { respondFromMocks } from './render-site';
import { renderForStaff } from './staff';

respondFromMocks();
afterEach(() => useSession.setState({ token: undefined, user: undefined }));

const steps = [
  { step: 'identity', done: true },
  { step: 'tracks', done: false },
] as const;
const answer = (setup: typeof steps | undefined) => {
  const { setup: _, ...rest } = dashboard();
  return { ...rest, ...(setup && { setup: [...setup] }) };
};

it.each(['/workplace', '/a/home'])('%s lists the steps to set up a new site', async (path) => {
  mockWorker.use(respond('getDashboard', answer(steps)));
  const screen = await renderForStaff(path);
  const list = screen.getByRole('region', { name: 'Set up the site' });
  const open = list.getByRole('listitem').filter({ hasText: 'To do' });
  await expect
    .element(open.getByRole('link', { name: 'Tracks' }))
    .toHaveAttribute('href', expect.stringMatching(/#\/a\/match\/tracks$/));
  await expect.element(list.getByRole('listitem').filter({ hasText: 'Done' })).toBeVisible();
});

it('links only to steps that the user may do', async () => {
  mockWorker.use(respond('getDashboard', answer(steps)));
  const screen = await renderForStaff('/a/home', {}, ['system:login', 'config:write']);
  const list = screen.getByRole('region', { name: 'Set up the site' });
  await expect.element(list.getByRole('link', { name: 'Site name and logo' })).toBeVisible();
  expect(list.getByRole('link', { name: 'Tracks' }).elements()).toEqual([]);
});

it('hides the steps once an edition is published', async () => {
  mockWorker.use(respond('getDashboard', answer(undefined)));
  const screen = await renderForStaff('/a/home');
  await expect.element(screen.getByRole('heading', { name: 'Entries by track' })).toBeVisible();
  expect(screen.getByText('Set up the site').elements()).toEqual([]);
});
