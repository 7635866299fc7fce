import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { scenario } from '@/mocks/scenarios/scenarios';
import { useLoginModal } from '@/session/login-modal-store';
import { useSession } from '@/session/session-store';
import { respondFromMocks, renderSite, setScenario } from './render-site';

respondFromMocks();

/** Logs in again after the session has expired. */
async function logInAgain(
  screen: Awaited<ReturnType<typeof renderSite>>,
  { user, password }: { user: { phone: string }; password: string } = PERSONAS.competitor,
): Promise<void> {
  useSession.getState().end();
  useLoginModal.getState().show('expired');
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Phone number or email' }).fill(user.phone);
  await dialog.getByLabelText('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

describe('after a login, the address gets a random parameter (spec section 4)', () => {
  it.each([
    ['on a page without search parameters', '/guide', /^#\/guide\?_=\w+$/],
    ['on a page with search parameters', '/news?page=2', /^#\/news\?page=2&_=\w+$/],
    ['on a filtered list', '/entries?page=1&city=310000', /^#\/entries\?.*city=310000&_=\w+$/],
    [
      'on a page of one record',
      '/activity/details?id=activity-1',
      /^#\/activity\/details\?id=activity-1&_=\w+$/,
    ],
    ['on a page that already has one', '/news?_=before', /^#\/news\?_=(?!before)\w+$/],
  ])('%s', async (_, address, expected) => {
    await setScenario('competitor');
    const screen = await renderSite(address);
    await logInAgain(screen);
    await expect.poll(() => location.hash).toMatch(expected);
  });

  it('on a staff page, but not the requests of the page', async () => {
    const queries: string[] = [];
    mockWorker.use(
      http.get('*/sys/user', ({ request }) => {
        queries.push(new URL(request.url).search);
      }),
    );
    await setScenario('administrator');
    const screen = await renderSite('/a/sys/user?size=20');
    await expect.poll(() => queries.length).toBe(1);
    await logInAgain(screen, PERSONAS.administrator);
    await expect.poll(() => location.hash).toMatch(/^#\/a\/sys\/user\?size=20&_=\w+$/);
    await expect.poll(() => queries.length).toBeGreaterThan(1);
    expect(queries.filter((search) => search.includes('_='))).toEqual([]);
  });
});

describe('after a login, the focus is on the heading of the page', () => {
  it.each([
    ['from the header', '/news', 'banner', 'Log in / Register', 'Sign up'],
    ['from a page that requires it', '/personal', 'main', 'Log in', 'Personal centre'],
  ] as const)('%s', async (_, address, region, button, heading) => {
    const { handlers } = scenario('competitor');
    mockWorker.use(...handlers);
    const screen = await renderSite(address);
    if (region === 'banner')
      await screen.getByRole(region).getByRole('button', { name: button }).click();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    const phone = dialog.getByRole('textbox', { name: 'Phone number or email' });
    await phone.fill(PERSONAS.competitor.user.phone);
    await dialog.getByLabelText('Password', { exact: true }).fill(PERSONAS.competitor.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
  });
});
