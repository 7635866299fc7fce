import { describe, expect, it } from 'vitest';
import type { RouteName } from '@/route-names.gen';
import { menuPages, menuTree, ancestorsOf, type MenuRoute } from '@/shells/admin/menu-tree';

const page = (routeName: RouteName, order: number | undefined, more: Partial<MenuRoute> = {}) => ({
  routeName,
  order,
  path: `/${routeName}`,
  children: [],
  ...more,
});
const tree: MenuRoute = {
  children: [
    page('SysUser', 20),
    page('SysDict', undefined),
    page('Workplace', 10, { authority: ['system:login'] }),
    {
      routeName: 'AdminSystem',
      order: 15,
      authority: ['system:login'],
      children: [page('StaffAudit', 1, { authority: ['deep'] }), page('StaffRoles', 2)],
    },
  ],
};
const staff = { permissions: ['system:login'], roles: [] };
const names = (nodes: readonly { routeName: string }[]) => nodes.map(({ routeName }) => routeName);

describe('the menu of the route tree', () => {
  it('follows the order of the routes and omits routes without an order', () => {
    expect(names(menuTree(tree, staff))).toEqual(['Workplace', 'AdminSystem', 'SysUser']);
  });

  it('omits pages without permission and applies the parents’ authorities', () => {
    expect(names(menuTree(tree, undefined))).toEqual(['SysUser']);
    expect(names(menuPages(menuTree(tree, staff)))).toEqual(['Workplace', 'StaffRoles', 'SysUser']);
    const all = { permissions: ['system:login', 'deep'], roles: [] };
    expect(names(menuPages(menuTree(tree, all)))).toEqual([
      'Workplace',
      'StaffAudit',
      'StaffRoles',
      'SysUser',
    ]);
  });

  it('omits groups that are empty for the user', () => {
    const group: MenuRoute = {
      routeName: 'AdminSystem',
      order: 1,
      children: [page('StaffAudit', 1, { authority: ['deep'] })],
    };
    expect(menuTree({ children: [group] }, staff)).toEqual([]);
  });

  it('returns the ancestors of a page', () => {
    expect(names(ancestorsOf(menuTree(tree, staff), '/StaffRoles'))).toEqual([
      'AdminSystem',
      'StaffRoles',
    ]);
    expect(ancestorsOf(menuTree(tree, staff), '/elsewhere')).toEqual([]);
  });
});
