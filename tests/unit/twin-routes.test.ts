import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A page of both sites has two route files: they differ in their address and name alone, and in the
// page where the mobile site lays it out in a way of its own (decision 0147).

const MOBILE = 'src/routes/_h5/h5/';
const OWN_LAYOUT = ['home.tsx', 'personal.tsx', 'signup/index.tsx'];
const DESKTOP = ['_public', '_bare', '_admin'];

/** The route file of the desktop site's page of the same name. */
function twinOf(page: string): string | undefined {
  return DESKTOP.flatMap((shell) => globSync(`src/routes/${shell}/${page}`))[0];
}

/** What a route does: its file without the imports, its address, its name and its guard. */
function definition(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^import .*\n/gm, '')
    .replace(/createFileRoute\('[^']+'\)/, 'createFileRoute()')
    .replace(/staticData: \{[^}]*\},/, '')
    .replace(/^ {2}beforeLoad:.*\n(?: {4}.*\n)* {2}\},\n/m, '');
}

/** The same with the component left out. */
function data(file: string): string {
  return definition(file).replace(/component: \w+,/, '');
}

const twins = globSync('**/*.tsx', { cwd: MOBILE })
  .filter((page) => twinOf(page) !== undefined)
  .sort();

it('finds the pages of both sites', () => {
  expect(twins.length).toBeGreaterThan(18);
});

it.each(twins)('%s is the same page on both sites', (page) => {
  const part = OWN_LAYOUT.includes(page) ? data : definition;
  expect(part(`${MOBILE}${page}`)).toBe(part(twinOf(page) ?? ''));
});
