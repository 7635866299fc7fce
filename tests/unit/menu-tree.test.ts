import { describe, expect, it } from 'vitest';
import { menuPages, menuTree, ancestorsOf, type MenuRoute } from '@/session/menu-tree';

const page = (routeName: string, order: number | undefined, more: Partial<MenuRoute> = {}) => ({
  routeName,
  order,
  path: `/${routeName}`,
  children: [],
  ...more,
});
const tree: MenuRoute = {
  children: [
    page('Late', 20),
    page('Hidden', undefined),
    page('Early', 10, { authority: ['system:login'] }),
    {
      routeName: 'Group',
      order: 15,
      authority: ['system:login'],
      children: [page('Inner', 1, { authority: ['deep'] }), page('Open', 2)],
    },
  ],
};
const staff = { permissions: ['system:login'], roles: [] };
const names = (nodes: readonly { routeName: string }[]) => nodes.map(({ routeName }) => routeName);

describe('the menu of the route tree', () => {
  it('is in the routes’ order, without hidden ones', () => {
    expect(names(menuTree(tree, staff))).toEqual(['Early', 'Group', 'Late']);
  });

  it('leaves out what the user may not open, with the parents’ authorities', () => {
    expect(names(menuTree(tree, undefined))).toEqual(['Late']);
    expect(names(menuPages(menuTree(tree, staff)))).toEqual(['Early', 'Open', 'Late']);
    const all = { permissions: ['system:login', 'deep'], roles: [] };
    expect(names(menuPages(menuTree(tree, all)))).toEqual(['Early', 'Inner', 'Open', 'Late']);
  });

  it('leaves out groups that are empty for the user', () => {
    const group = { routeName: 'G', order: 1, children: [page('In', 1, { authority: ['deep'] })] };
    expect(menuTree({ children: [group] }, staff)).toEqual([]);
  });

  it('knows the way to a page', () => {
    expect(names(ancestorsOf(menuTree(tree, staff), '/Open'))).toEqual(['Group', 'Open']);
    expect(ancestorsOf(menuTree(tree, staff), '/elsewhere')).toEqual([]);
  });
});
