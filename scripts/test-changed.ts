import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedSince } from './support/changed-files.ts';
import { runCommand } from './support/command-line.ts';
import { reachedTests, stepsOf } from './support/reached-tests.ts';
import { runSteps } from './support/steps.ts';

// Runs the tests that the changes of the working tree reach, and says which it left out.

const ROOT = join(import.meta.dirname, '..');

const USAGE = 'npm run test:changed [-- --since <revision>]';

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedSince(ROOT, values.since);
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
