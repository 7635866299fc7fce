import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteRouter } from '@/app/router';
import { respondFromMocks } from './render-site';
import { logInStaff } from './staff';

// The mobile page to which each desktop route redirects a phone (decision 0147).

respondFromMocks();

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  Object.defineProperty(navigator, 'userAgent', { value: IPHONE, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgent');
});

/** Pages without a counterpart on the mobile site. */
const TO_HOME = ['/', '/index', '/welcome', '/test', '/test/t3'];

/** Pages of the public shell that require a permission. */
const FOR_JUDGES = ['/score', '/score/sheet'];

/** Returns the mobile page for a desktop route; staff pages have none. */
function mobilePage(path: string): string {
  if (TO_HOME.includes(path)) return '/h5/home';
  if (path === '/a') return '/h5/login';
  return path === '/$' ? '/h5/404' : `/h5${path}`;
}

const known = Object.values(createSiteRouter().routesByPath) as { id: string; fullPath: string }[];
const routes = known.map(({ id, fullPath }) => ({
  path: fullPath.replace(/(?<=.)\/$/, ''),
  staff: id.startsWith('/_admin/') && id !== '/_admin/user-setting',
}));
const desktop = routes.filter(({ path }) => !/^\/h5(\/|$)/.test(path));
const notStaff = desktop.filter(({ staff }) => !staff).map(({ path }) => path);
const open = notStaff.filter((path) => !FOR_JUDGES.includes(path));
const staffPages = desktop.filter(({ staff }) => staff).map(({ path }) => path);

/** Returns the address with search at which the router ends. */
async function addressOf(asked: string): Promise<string> {
  window.location.hash = asked;
  const router = createSiteRouter();
  await router.load();
  return router.state.location.href;
}

describe('a phone', () => {
  it('has both public and staff routes to test', () => {
    expect(open.length).toBeGreaterThan(25);
    expect(staffPages.length).toBeGreaterThan(25);
  });

  it.each(open)('is redirected from %s to the mobile site', async (path) => {
    const asked = path === '/$' ? '/no/such/page' : path;
    expect((await addressOf(`${asked}?id=1`)).split('?')[0]).toBe(mobilePage(path));
  });

  it.each(FOR_JUDGES)('is redirected with a session of a judge from %s', async (path) => {
    logInStaff(['score:user']);
    expect((await addressOf(`${path}?id=1`)).split('?')[0]).toBe(`/h5${path}`);
  });

  it.each([
    ...FOR_JUDGES.map((path) => [path, `/h5${path}`]),
    ...staffPages.map((path) => [path, path]),
  ])('is redirected without a session from %s to the mobile 403 page', async (path, refused) => {
    const { pathname, searchParams } = new URL(await addressOf(path), 'http://site');
    expect(pathname).toBe('/h5/403');
    expect(searchParams.get('from')?.split('?')[0]).toBe(refused);
  });

  it.each(['/login?mode=register', '/login?status=reset', '/403?from=%2Fa%2Fhome'])(
    'keeps the search of %s',
    async (address) => {
      expect(await addressOf(address)).toBe(`/h5${address}`);
    },
  );

  it.each(staffPages)('stays on the staff page %s with a staff session', async (path) => {
    logInStaff();
    expect((await addressOf(`${path}?id=1`)).split('?')[0]).toBe(path);
  });
});
