import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A page of both sites has two route files. They may differ only in address and name, and in the
// component where the mobile site has its own layout (decision 0147).

const MOBILE = 'src/routes/_h5/h5/';
const OWN_LAYOUT = ['home.tsx', 'personal.tsx', 'signup/index.tsx'];
const DESKTOP = ['_public', '_bare', '_admin'];

/** Returns the desktop route file for a mobile page. */
function twinOf(page: string): string | undefined {
  return DESKTOP.flatMap((shell) => globSync(`src/routes/${shell}/${page}`))[0];
}

/** Returns a route file without imports, address, name and guard. */
function definition(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^import .*\n/gm, '')
    .replace(/createFileRoute\('[^']+'\)/, 'createFileRoute()')
    .replace(/staticData: \{[^}]*\},/, '')
    .replace(/^ {2}beforeLoad:.*\n(?: {4}.*\n)* {2}\},\n/m, '');
}

/** Returns the definition without the component. */
function data(file: string): string {
  return definition(file).replace(/component: \w+,/, '');
}

const twins = globSync('**/*.tsx', { cwd: MOBILE })
  .filter((page) => twinOf(page) !== undefined)
  .sort();

it('both sites have pages in common', () => {
  expect(twins.length).toBeGreaterThan(18);
});

it.each(twins)('%s has the same definition on both sites', (page) => {
  const part = OWN_LAYOUT.includes(page) ? data : definition;
  expect(part(`${MOBILE}${page}`)).toBe(part(twinOf(page) ?? ''));
});
