import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockWorker } from '@/mocks/browser';
import { PERSONAS } from '@/mocks/personas';
import { useSession } from '@/session/session-store';
import { respondFromMocks, setScenario, renderSite } from './render-site';

respondFromMocks();

const COMPETITOR = PERSONAS.competitor.user;

/** A picture of one pixel. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Starts the competitor’s session with a profile picture; separate file ids avoid cached responses.
 */
async function setScenarioWithPicture(avatarFileId: string, found: boolean): Promise<void> {
  const user = { ...COMPETITOR, avatarFileId };
  mockWorker.use(
    http.get(`*/sys/file/download/${avatarFileId}`, () =>
      found
        ? HttpResponse.text(PICTURE, { headers: { 'content-type': 'image/svg+xml' } })
        : HttpResponse.json({ code: 404, msg: 'gone', version: '1' }, { status: 404 }),
    ),
  );
  await setScenario('competitor');
  useSession.getState().setUser(user);
}

const picture = () => document.querySelector<HTMLImageElement>('header img[src*="face-"]');

/** Returns the initial shown instead of a picture. */
const initial = () => {
  const place = document.querySelector('header [data-initial]');
  return place && getComputedStyle(place, '::before').content;
};

describe('the user in the header', () => {
  it('has the account’s picture, requested with a ticket instead of the token', async () => {
    await setScenarioWithPicture('face-7', true);
    await renderSite('/news');
    await expect.poll(() => picture()?.complete).toBe(true);
    const { pathname, searchParams } = new URL(picture()?.src ?? '');
    expect(pathname).toBe('/api/sys/file/download/face-7');
    expect([...searchParams.keys()]).toEqual(['ticket']);
  });

  it('has the initial of the name if the picture cannot be loaded', async () => {
    await setScenarioWithPicture('face-8', false);
    const screen = await renderSite('/news');
    const button = screen.getByRole('button', { name: 'Xiaotong Lin' });
    await expect.element(button).toBeVisible();
    await expect.poll(initial).toBe('"X"');
    expect(picture()).toBeNull();
  });

  it.each(['/news', '/a/home'])(
    'shows the email of an account without name and phone (%s)',
    async (at) => {
      await setScenario('administrator');
      const { user } = useSession.getState();
      if (user === undefined) throw new Error('no session');
      useSession.setState({
        phone: '',
        user: { ...user, firstName: '', lastName: '', chineseName: '', phone: '', email: 'a@e.cn' },
      });
      const screen = await renderSite(at);
      await expect.element(screen.getByRole('button', { name: 'a@e.cn' })).toBeVisible();
    },
  );

  it.each([
    ['Personal centre', '#/personal'],
    ['Settings', '#/user-setting'],
  ])('links to %s', async (entry, address) => {
    await setScenario('competitor');
    const screen = await renderSite('/news');
    await screen.getByRole('button', { name: 'Xiaotong Lin' }).click();
    await screen.getByRole('menuitem', { name: entry }).click();
    await expect.poll(() => window.location.hash).toBe(address);
  });

  it('is stored in this browser with permissions, roles and menu', async () => {
    await setScenario('judge');
    await renderSite('/news');
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    await expect.poll(() => stored('routes')).toContain('News');
    expect(stored('permissions')).toEqual([{ id: 'score:user', name: 'score:user' }]);
    expect(stored('roles')).toEqual([]);
  });
});

describe('logging out', () => {
  beforeEach(() => {
    document.cookie = 'Authorization=abc; path=/';
  });

  it('of the public site removes all stored session data and the cookie and opens the welcome page', async () => {
    await setScenario('competitor');
    const screen = await renderSite('/news');
    await expect.poll(() => localStorage.getItem('routes')).not.toBeNull();
    await screen.getByRole('button', { name: 'Xiaotong Lin' }).click();
    await screen.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => window.location.hash).toBe('#/welcome');
    for (const key of ['token', 'phone', 'permissions', 'roles', 'routes'])
      expect(localStorage.getItem(key)).toBeNull();
    expect(document.cookie).not.toContain('Authorization');
    expect(useSession.getState()).toMatchObject({ token: undefined, user: undefined });
  });

  it('of the back office opens /login', async () => {
    await setScenario('administrator');
    const screen = await renderSite('/a/home');
    await screen.getByRole('button', { name: 'Jing Chen' }).click();
    await screen.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => window.location.hash).toBe('#/login');
    expect(document.cookie).not.toContain('Authorization');
  });
});
