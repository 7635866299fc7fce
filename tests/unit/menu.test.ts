import { describe, expect, it, vi } from 'vitest';
import { isWebAddress, joinMenu, type MenuTarget } from '@/session/menu';

const targets = new Map<string, MenuTarget>([
  ['Home', { path: '/home', order: 10, authorities: [] }],
  ['News', { path: '/news', order: 70, authorities: [] }],
  ['Secret', { path: '/secret', order: 5, authorities: [['secret']] }],
]);
const item = (routerName: string, path?: string) => ({ name: routerName, routerName, path });

describe('the menu', () => {
  it('keeps known names in the routes’ order and reports the unknown', () => {
    const unknown = vi.fn();
    const menu = joinMenu([item('News'), item('Gone'), item('Home')], targets, undefined, unknown);
    expect(menu.map(({ href }) => href)).toEqual(['#/home', '#/news']);
    expect(unknown).toHaveBeenCalledExactlyOnceWith('Gone');
  });

  it('leaves out what the user may not open', () => {
    expect(joinMenu([item('Secret')], targets, undefined)).toEqual([]);
    const grants = { permissions: ['secret'], roles: [] };
    expect(joinMenu([item('Secret')], targets, grants)).toHaveLength(1);
  });

  it('shows the scoring system to judges only, at a web address only', () => {
    const judge = { permissions: [{ id: 'score:user' }], roles: [] };
    const scoring = item('ScoringSystem', 'https://scoring.example.org/');
    expect(joinMenu([scoring], targets, undefined)).toEqual([]);
    expect(joinMenu([scoring], targets, judge)[0]).toMatchObject({ external: true });
    expect(joinMenu([item('ScoringSystem', 'javascript:alert(1)')], targets, judge)).toEqual([]);
  });

  it.each([
    ['https://a.example/', true],
    ['http://a.example/', true],
    ['javascript:alert(1)', false],
    ['//a.example/', false],
    ['/relative', false],
    ['data:text/html,x', false],
    [undefined, false],
  ])('opens %s: %s', (address, expected) => {
    expect(isWebAddress(address)).toBe(expected);
  });
});
