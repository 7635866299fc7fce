import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A page of both sites has two route files: they differ in their address and name alone, and in the
// page where the mobile site lays it out in a way of its own (decision 0082).

const MOBILE = 'src/routes/_h5/h5/';
const OWN_LAYOUT = ['home.tsx', 'personal.tsx', 'signup/index.tsx'];

/** What a route does: its file without the imports, its address and its name. */
function definition(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^import .*\n/gm, '')
    .replace(/createFileRoute\('[^']+'\)/, 'createFileRoute()')
    .replace(/staticData: \{[^}]*\},/, '');
}

/** The same with the component left out. */
function data(file: string): string {
  return definition(file).replace(/component: \w+,/, '');
}

const twins = globSync('**/*.tsx', { cwd: MOBILE })
  .filter((page) => globSync(`src/routes/_public/${page}`).length > 0)
  .sort();

it('finds the pages of both sites', () => {
  expect(twins.length).toBeGreaterThan(15);
});

it.each(twins)('%s is the same page on both sites', (page) => {
  const part = OWN_LAYOUT.includes(page) ? data : definition;
  expect(part(`${MOBILE}${page}`)).toBe(part(`src/routes/_public/${page}`));
});
