import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { reachedTests, stepsOf } from './support/reached-tests.ts';
import { runSteps } from './support/steps.ts';
import { ToolFailure } from './support/tool-failure.ts';

// Runs the tests that the changes of the working tree reach, and says which it left out.

const ROOT = join(import.meta.dirname, '..');

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

const USAGE = 'npm run test:changed [-- --since <revision>]';

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedSince(values.since);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${values.since}.`);
    return;
  }
  const reached = reachedTests(ROOT, changed);
  await runSteps(stepsOf(reached, values.since));
  console.log(
    `Left out: ${reached.leftOut.length} files of browser tests, which open no page that`,
  );
  console.log('changed; budgets, other browsers, and what only `npm run test:all` runs.');
});
