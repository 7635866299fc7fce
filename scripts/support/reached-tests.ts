import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileUsers, reachedFrom } from './file-links.ts';
import { ALL_PAGES, opens, pageOf } from './opened-pages.ts';
import type { Step } from './steps.ts';

/** What a change of it reaches can't be derived from imports. */
const REACHES_ALL = /^(package(-lock)?\.json|vite\.config\.ts|playwright\.config\.ts|index\.html)$/;

/** Every page is drawn by it. */
const EVERY_PAGE = /^src\/(app\/|routes\/__root\.tsx$)/;

/** All that a change reaches may be left to `npm run test:all`. */
export const NONE_IS_FINE = '--passWithNoTests';

/** Addresses of the pages whose routes are reached; undefined where it is every page. */
function pagesOf(root: string, reached: ReadonlySet<string>): Set<string> | undefined {
  const files = [...reached];
  if (files.some((file) => EVERY_PAGE.test(file) || REACHES_ALL.test(file))) return undefined;
  const addresses = new Set<string>();
  for (const file of files) {
    const address = pageOf(root, file);
    if (address === ALL_PAGES) return undefined;
    if (address !== undefined) addresses.add(address);
  }
  return addresses;
}

/** The tests that a change reaches. */
interface ReachedTests {
  /** Browser tests: changed themselves, or open a page that changed. */
  specs: string[];
  /** Browser tests that aren't among them. */
  leftOut: string[];
  /** Tests in Node that start a changed program, which their imports don't tell. */
  starting: string[];
}

/** Finds the tests that a change of these files reaches, in the project below `root`. */
export function reachedTests(root: string, changed: readonly string[]): ReachedTests {
  const { importers, starters } = fileUsers(root);
  const imported = reachedFrom(changed, importers);
  const pages = pagesOf(root, imported);
  const isReached = (spec: string) => {
    if (pages === undefined || imported.has(spec)) return true;
    const text = readFileSync(join(root, spec), 'utf8');
    return [...pages].some((address) => opens(text, address) > 0);
  };
  const specs = globSync('tests/e2e/*.spec.ts', { cwd: root }).toSorted();
  const started = reachedFrom(changed, importers, starters);
  const starting = [...started].filter(
    (file) => /^tests\/(unit|contract|server)\/.*\.test\.tsx?$/.test(file) && !imported.has(file),
  );
  return {
    specs: specs.filter(isReached),
    leftOut: specs.filter((spec) => !isReached(spec)),
    starting: starting.toSorted(),
  };
}

/** What runs them: each runner passes over what only `npm run test:all` runs. */
export function stepsOf({ specs, starting }: ReachedTests, since: string): Step[] {
  const steps: Step[] = [
    { name: 'unit, pages, server', run: ['vitest', 'run', `--changed=${since}`, NONE_IS_FINE] },
  ];
  if (starting.length > 0)
    steps.push({
      name: 'tests that start a program',
      run: ['vitest', 'run', NONE_IS_FINE, ...starting],
    });
  if (specs.length > 0) {
    steps.push({ name: 'build', run: ['npm', 'run', '--silent', 'build'] });
    const daily = ['--project=daily', '--pass-with-no-tests'];
    steps.push({ name: 'e2e', run: ['playwright', 'test', ...daily, ...specs] });
  }
  return steps;
}
