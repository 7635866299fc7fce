import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { linkedFile, linksIn } from './contract/uses/links.ts';
import { runCommand } from './support/command-line.ts';
import { runSteps, type Step } from './support/steps.ts';
import { ToolFailure } from './support/tool-failure.ts';

// Runs the tests that the changes of the working tree reach, and says which it left out.

const ROOT = join(import.meta.dirname, '..');

/** Files that tests or pages are made of. */
const SOURCES = ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts', 'server/**/*.ts'];

/** What a change of it reaches can't be derived from imports. */
const REACHES_ALL = /^(package(-lock)?\.json|vite\.config\.ts|playwright\.config\.ts|index\.html)$/;

/** Every page is drawn by it. */
const EVERY_PAGE = /^src\/(app\/|routes\/__root\.tsx$)/;

function git(...args: readonly string[]): string[] {
  try {
    const text = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    return text.split('\n').filter((line) => line !== '');
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new ToolFailure(`git ${args.join(' ')}: ${said.split('\n')[0] ?? 'it failed'}`);
  }
}

/** Files that differ from a revision, those that git doesn't know yet included. */
function changedSince(revision: string): string[] {
  const known = git('diff', '--name-only', revision);
  return [...new Set([...known, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Which files import each file, style sheets included. */
function importers(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const has = (file: string) => existsSync(join(ROOT, file));
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    for (const { specifier } of linksIn(readFileSync(join(ROOT, file), 'utf8'))) {
      const beside = posix.join(posix.dirname(file), specifier);
      const aliased = specifier.replace(/^@\//, 'src/');
      const style = [beside, aliased].find((path) => path.endsWith('.css') && has(path));
      const target = style ?? linkedFile(file, specifier, has);
      if (target !== undefined) users.set(target, [...(users.get(target) ?? []), file]);
    }
  }
  return users;
}

/** The changed files and all that imports them, through others too. */
function reachedFrom(changed: readonly string[]): Set<string> {
  const users = importers();
  const reached = new Set(changed);
  // What is added while it is walked is walked, too.
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return reached;
}

/** Addresses of the pages whose routes are reached; undefined where it is every page. */
function pagesOf(reached: ReadonlySet<string>): Set<string> | undefined {
  const files = [...reached];
  if (files.some((file) => EVERY_PAGE.test(file) || REACHES_ALL.test(file))) return undefined;
  const addresses = new Set<string>();
  for (const file of files.filter((one) => one.startsWith('src/routes/'))) {
    if (!existsSync(join(ROOT, file))) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    const id = /\bcreateFileRoute\(\s*['"]([^'"]*)['"]/.exec(text)?.[1] ?? '';
    const parts = id.split('/').filter((part) => part !== '' && !part.startsWith('_'));
    // A shell: every page in it.
    if (id.split('/').at(-1)?.startsWith('_') === true) return undefined;
    addresses.add(`/${parts.join('/')}`);
  }
  return addresses;
}

/** Whether a text names a page's address, alone or with parameters. */
function opens(text: string, address: string): boolean {
  return new RegExp(`['"\`#]${address.replace(/[$.]/g, '\\$&')}['"\`?]`).test(text);
}

/** The browser tests that a change reaches: themselves, or by a page that they open. */
function reachedSpecs(reached: ReadonlySet<string>): string[] {
  const specs = globSync('tests/e2e/*.spec.ts', { cwd: ROOT }).toSorted();
  const pages = pagesOf(reached);
  return specs.filter((spec) => {
    if (pages === undefined || reached.has(spec)) return true;
    const text = readFileSync(join(ROOT, spec), 'utf8');
    return [...pages].some((address) => opens(text, address));
  });
}

const USAGE = 'npm run test:changed [-- --since <revision>]';

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedSince(values.since);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${values.since}.`);
    return;
  }
  const specs = reachedSpecs(reachedFrom(changed));
  const left = globSync('tests/e2e/*.spec.ts', { cwd: ROOT }).length - specs.length;
  const steps: Step[] = [
    {
      name: 'unit, pages, server',
      run: ['vitest', 'run', `--changed=${values.since}`, '--passWithNoTests'],
    },
  ];
  if (specs.length > 0) {
    steps.push({ name: 'build', run: ['npm', 'run', '--silent', 'build'] });
    steps.push({ name: 'e2e', run: ['playwright', 'test', ...specs] });
  }
  await runSteps(steps);
  console.log(`Left out: ${left} of the browser tests' files, which open no page that changed,`);
  console.log('budgets, other browsers, and what only `npm run test:all` runs.');
});
