import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERY_PAGE } from '../../scripts/support/every-page.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Addresses that only redirect. */
const REDIRECTS = ['/', '/a', '/index', '/h5'];

/** The routes that match unknown addresses: of the site, and of the back office. */
const NOT_FOUND = ['/$', '/a/$'];

/** Returns the addresses of the generated route tree. */
function routePaths(): string[] {
  const tree = readFileSync(join(ROOT, 'src/routeTree.gen.ts'), 'utf8');
  const block = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  return [...block.matchAll(/'([^']+)':/g)].map(([, path = '']) => path);
}

describe('the list of every page', () => {
  const routes = routePaths();
  const pages = routes.filter((path) => !REDIRECTS.includes(path) && !NOT_FOUND.includes(path));
  const listed = EVERY_PAGE.map(({ path }) => path.split('?')[0] ?? '');

  it.each(pages)('contains %s', (path) => {
    expect(listed).toContain(path);
  });

  it('contains an unknown address for each of these routes, and unique names', () => {
    expect(routes).toEqual(expect.arrayContaining(NOT_FOUND));
    expect(listed.filter((path) => !routes.includes(path))).toHaveLength(NOT_FOUND.length);
    const names = EVERY_PAGE.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
