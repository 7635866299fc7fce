import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayPass, type Authority, type Grants } from '@/session/permissions';

const judge: Grants = { permissions: ['score:user'], roles: [{ id: 'judge' }] };

describe('who may open a route', () => {
  it.each<[string, Authority[], Grants | undefined, boolean]>([
    ['no authority, anonymous', [undefined], undefined, true],
    ['* means everyone', ['*'], undefined, true],
    ['logged in only, anonymous', ['loggedIn'], undefined, false],
    ['logged in only, logged in', ['loggedIn'], judge, true],
    ['a permission by value', [['score:user']], judge, true],
    ['a role by id', [['judge']], judge, true],
    ['a name not held', [['system:login']], judge, false],
    ['any of the names fails', [['score:user', 'system:login']], judge, false],
    ['a parent fails', [['system:login'], undefined], judge, false],
    ['a named route, anonymous', [['score:user']], undefined, false],
  ])('%s', (_, authorities, grants, expected) => {
    expect(mayPass(authorities, grants)).toBe(expected);
  });

  it('never opens more when an authority is added', () => {
    const authority = fc.oneof(
      fc.constantFrom<Authority>(undefined, '*', 'loggedIn'),
      fc.array(fc.constantFrom('a', 'b', 'c')),
    );
    const names = fc.array(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(authority), authority, names, (all, more, permissions) => {
        const grants = { permissions, roles: [] };
        expect(mayPass([...all, more], grants) && !mayPass(all, grants)).toBe(false);
      }),
    );
  });
});
