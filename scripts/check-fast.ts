import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedSince } from './support/changed-files.ts';
import { runCommand } from './support/command-line.ts';
import { reachedTests, stepsOf } from './support/reached-tests.ts';
import { runSteps, type Step } from './support/steps.ts';

// What a change can break, while one works: what isn't about the change waits for `npm run check`.

const ROOT = join(import.meta.dirname, '..');
const CODE = /\.(ts|tsx|js|mjs|cjs|css)$/;
const CONTRACT = /^(openapi\/|redocly\.yaml$|orval\.config\.ts$|scripts\/contract\/rules\/)/;
const GENERATED = /^(openapi|src\/api)\/generated\//;

const script = (name: string): Step => ({ name, run: ['npm', 'run', '--silent', name] });

/** The steps for changed files; those that are gone only have tests that reach them. */
function steps(changed: readonly string[], since: string): Step[] {
  const present = changed.filter((file) => existsSync(join(ROOT, file)));
  const code = present.filter((file) => CODE.test(file) && !GENERATED.test(file));
  const prettier = ['--check', '--ignore-unknown', '--log-level', 'warn'];
  return [
    { name: 'format', run: ['prettier', ...prettier, ...present] },
    script('typecheck'),
    ...(code.length > 0
      ? [{ name: 'lint', run: ['eslint', '--no-warn-ignored', ...code] } satisfies Step]
      : []),
    ...(changed.some((file) => CONTRACT.test(file))
      ? [script('contract:lint'), script('generate:check')]
      : []),
    ...(changed.some((file) => file.startsWith('src/')) ? [script('i18n:check')] : []),
    ...stepsOf({ ...reachedTests(ROOT, changed), specs: [] }, since),
  ];
}

await runCommand('npm run check:fast [-- --since <revision>]', async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedSince(ROOT, values.since);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${values.since}.`);
    return;
  }
  await runSteps(steps(changed, values.since));
  console.log('Left out: import rules, unused code, browser tests, budgets.');
});
