import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedSince } from './support/changed-files.ts';
import { runCommand } from './support/command-line.ts';
import { lintChanged } from './support/lint-changed.ts';
import { nearestTests } from './support/nearest-tests.ts';
import { runSteps, type Step } from './support/steps.ts';

// What a change can break, while one works: what isn't about the change waits for `npm run check`.

const ROOT = join(import.meta.dirname, '..');
const CODE = /\.(ts|tsx|js|mjs|cjs|css)$/;
const CONTRACT = /^(openapi\/|redocly\.yaml$|orval\.config\.ts$|scripts\/contract\/rules\/)/;
const GENERATED = /^(openapi|src\/api)\/generated\//;

const script = (name: string): Step => ({ name, run: ['npm', 'run', '--silent', name] });

/** What reads the files, beside what runs the tests; both for changed files that may be gone. */
function steps(changed: readonly string[], tests: readonly Step[]): Step[][] {
  const present = changed.filter((file) => existsSync(join(ROOT, file)));
  const code = present.filter((file) => CODE.test(file) && !GENERATED.test(file));
  const prettier = ['--check', '--ignore-unknown', '--log-level', 'warn'];
  const reading: Step[] = [
    { name: 'format', run: ['prettier', ...prettier, ...present] },
    ...(code.length > 0 ? [lintChanged(ROOT, code)] : []),
    script('typecheck'),
    ...(changed.some((file) => CONTRACT.test(file))
      ? [script('contract:lint'), script('generate:check')]
      : []),
    ...(changed.some((file) => file.startsWith('src/')) ? [script('i18n:check')] : []),
  ];
  // What calls operations makes a database first: it takes as long as all else.
  return [[...reading, ...tests.slice(0, -1)], tests.slice(-1)];
}

await runCommand('npm run check:fast [-- --since <revision>]', async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedSince(ROOT, values.since);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${values.since}.`);
    return;
  }
  const { steps: tests, leftOut } = nearestTests(ROOT, changed);
  await runSteps([steps(changed, tests)]);
  console.log(`Left out: ${leftOut} files of tests that the change may reach further away, which`);
  console.log('`npm run test:changed` runs; import rules, unused code, browser tests, budgets.');
});
