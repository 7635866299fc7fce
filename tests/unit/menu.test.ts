import { describe, expect, it, vi } from 'vitest';
import { isWebAddress } from '@/lib/parse-url';
import { buildMenu, type MenuTargets } from '@/session/menu';

const targets: MenuTargets = new Map([
  ['Home', { path: '/home', authorities: [] }],
  ['News', { path: '/news', authorities: [] }],
  ['Personal', { path: '/personal', authorities: [['secret']] }],
  ['AdminHome', { path: '/a/home', authorities: [['system:login']] }],
  ['Scoring', { path: '/score', authorities: [['score:user']] }],
]);
const item = (routerName: string, path?: string) => ({
  id: routerName,
  name: routerName,
  routerName,
  path,
});

describe('the menu', () => {
  it('keeps known names in the server’s order and reports unknown ones', () => {
    const unknown = vi.fn();
    const menu = buildMenu([item('News'), item('Gone'), item('Home')], targets, undefined, unknown);
    expect(menu.map(({ href }) => href)).toEqual(['#/news', '#/home']);
    expect(unknown).toHaveBeenCalledExactlyOnceWith('Gone');
  });

  it('omits pages without permission', () => {
    expect(buildMenu([item('Personal')], targets, undefined)).toEqual([]);
    const grants = { permissions: ['secret'], roles: [] };
    expect(buildMenu([item('Personal')], targets, grants)).toHaveLength(1);
  });

  it('shows the scoring system only to judges and only at a web address', () => {
    const judge = { permissions: [{ id: 'score:user' }], roles: [] };
    const scoring = item('ScoringSystem', 'https://scoring.example.org/');
    expect(buildMenu([scoring], targets, undefined)).toEqual([]);
    expect(buildMenu([scoring], targets, judge)[0]).toMatchObject({ external: true });
    expect(buildMenu([item('ScoringSystem', 'javascript:alert(1)')], targets, judge)).toEqual([]);
  });

  it('links judges to this site’s score pages if no scoring system is set', () => {
    const judge = { permissions: ['score:user'], roles: [] };
    const own = buildMenu([item('ScoringSystem')], targets, judge);
    expect(own).toMatchObject([{ external: false, href: '#/score', routeName: 'ScoringSystem' }]);
    expect(buildMenu([item('ScoringSystem')], targets, undefined)).toEqual([]);
  });

  it('links staff to an external back office if set, and otherwise to this site’s', () => {
    const staff = { permissions: ['system:login'], roles: [] };
    const other = item('AdminBackOffice', 'https://admin.example.org/');
    expect(buildMenu([other], targets, staff)[0]).toMatchObject({
      external: true,
      href: other.path,
    });
    const own = buildMenu([item('AdminBackOffice')], targets, staff);
    expect(own).toMatchObject([{ external: false, href: '#/a/home' }]);
    expect(buildMenu([item('AdminBackOffice')], targets, undefined)).toEqual([]);
  });

  it('shows a link with a safe address to users with its permission', () => {
    const link = item('ExternalLink', 'https://park.example.org/');
    expect(buildMenu([link], targets, undefined)).toMatchObject([{ external: true }]);
    expect(buildMenu([item('ExternalLink', 'javascript:alert(1)')], targets, undefined)).toEqual(
      [],
    );
    const gated = { ...link, permission: 'score:user' };
    expect(buildMenu([gated], targets, undefined)).toEqual([]);
    expect(buildMenu([gated], targets, { permissions: ['score:user'], roles: [] })).toHaveLength(1);
  });

  it.each([
    ['https://a.example/', true],
    ['http://a.example/', true],
    ['javascript:alert(1)', false],
    ['//a.example/', false],
    ['/relative', false],
    ['data:text/html,x', false],
    [undefined, false],
  ])('accepts the address %s: %s', (address, expected) => {
    expect(isWebAddress(address)).toBe(expected);
  });
});
