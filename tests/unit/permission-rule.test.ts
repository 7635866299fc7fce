import { describe, expect, it } from 'vitest';
import { isAuthorized } from '@/session/permissions';
import { hasPermission } from '../../server/http/access.ts';

const JUDGE = { id: 'score:user', name: 'Judge' };

/** Grants, a name, and whether the grants include it; the site and the server must agree. */
const TABLE = [
  ['a permission by its id', { permissions: [JUDGE], roles: [] }, 'score:user', true],
  ['a role by its id', { permissions: [], roles: [JUDGE] }, 'score:user', true],
  ['by the name that people read', { permissions: [JUDGE], roles: [] }, 'Judge', false],
  ['a part of an id', { permissions: [JUDGE], roles: [] }, 'score', false],
  ['in other letters', { permissions: [JUDGE], roles: [] }, 'Score:User', false],
  ['one of several', { permissions: [{ id: 'a', name: 'a' }, JUDGE], roles: [] }, 'a', true],
  ['nothing', { permissions: [], roles: [] }, 'score:user', false],
  ['something else', { permissions: [JUDGE], roles: [] }, 'system:login', false],
  ['the empty name', { permissions: [JUDGE], roles: [] }, '', false],
] as const;

describe.each(TABLE)('a user with %s', (_what, grants, name, held) => {
  it(`${held ? 'passes' : 'fails'} on the site`, () => {
    expect(isAuthorized([[name]], grants)).toBe(held);
  });
  it(`${held ? 'passes' : 'fails'} on the server`, () => {
    expect(hasPermission(grants, name)).toBe(held);
  });
});
