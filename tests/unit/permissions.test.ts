import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAuthorized, type Authority, type Grants } from '@/session/permissions';

const judge: Grants = { permissions: ['score:user'], roles: [{ id: 'judge' }] };

describe('the authorities of a route', () => {
  it.each<[string, Authority[], Grants | undefined, boolean]>([
    ['no authority, anonymous', [undefined], undefined, true],
    ['* allows everyone', ['*'], undefined, true],
    ['* in a list allows everyone', [['*']], undefined, true],
    ['any allows everyone', ['any'], undefined, true],
    ['* next to a name does not grant the name', [['*', 'score:user']], undefined, false],
    ['an empty list requires nothing', [[]], undefined, true],
    [
      'a permission by id',
      [['system:login']],
      { permissions: [{ id: 'system:login' }], roles: [] },
      true,
    ],
    ['a role by value', [['judge']], { permissions: [], roles: ['judge'] }, true],
    ['a part of a name', [['score']], judge, false],
    ['a name in different case', [['Score:User']], judge, false],
    ['one name held by permission, one by role', [['score:user', 'judge']], judge, true],
    ['all parents pass', [['judge'], 'loggedIn', ['score:user']], judge, true],
    ['loggedIn, anonymous', ['loggedIn'], undefined, false],
    ['loggedIn, logged in', ['loggedIn'], judge, true],
    ['a permission by value', [['score:user']], judge, true],
    ['a role by id', [['judge']], judge, true],
    ['a name not held', [['system:login']], judge, false],
    ['one of the names not held', [['score:user', 'system:login']], judge, false],
    ['a parent fails', [['system:login'], undefined], judge, false],
    ['a named permission, anonymous', [['score:user']], undefined, false],
  ])('are evaluated correctly: %s', (_, authorities, grants, expected) => {
    expect(isAuthorized(authorities, grants)).toBe(expected);
  });

  it('never allow more when an authority is added', () => {
    const authority = fc.oneof(
      fc.constantFrom<Authority>(undefined, '*', 'loggedIn'),
      fc.array(fc.constantFrom('a', 'b', 'c')),
    );
    const names = fc.array(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(authority), authority, names, (all, more, permissions) => {
        const grants = { permissions, roles: [] };
        expect(isAuthorized([...all, more], grants) && !isAuthorized(all, grants)).toBe(false);
      }),
    );
  });

  const names = fc.array(fc.constantFrom('a', 'b', 'c'));
  const lists = fc.array(fc.oneof(fc.constantFrom<Authority>(undefined, '*', 'any'), names));

  it('never allow less when a grant is added', () => {
    fc.assert(
      fc.property(lists, names, fc.constantFrom('a', 'b', 'c'), (all, permissions, more) => {
        const before = isAuthorized(all, { permissions, roles: [] });
        const after = isAuthorized(all, { permissions: [...permissions, more], roles: [] });
        expect(before && !after).toBe(false);
      }),
    );
  });

  it('treat values and ids, permissions and roles, and all orders alike', () => {
    fc.assert(
      fc.property(lists, names, (all, held) => {
        const ids = held.map((id) => ({ id }));
        const response = isAuthorized(all, { permissions: held, roles: [] });
        expect(isAuthorized(all, { permissions: ids, roles: [] })).toBe(response);
        expect(isAuthorized(all, { permissions: [], roles: ids })).toBe(response);
        expect(isAuthorized(all.toReversed(), { permissions: held.toReversed(), roles: [] })).toBe(
          response,
        );
      }),
    );
  });

  it('with a name deny anonymous visitors', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const asks = all.some((authority) => Array.isArray(authority) && authority.length > 0);
        expect(isAuthorized(all, undefined)).toBe(!asks);
      }),
    );
  });
});
