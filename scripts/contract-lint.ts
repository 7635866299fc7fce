import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { referenceProblems } from './contract/reference-problems.ts';
import { readSources, sourceProblems } from './contract/source-problems.ts';
import { writtenBounds } from './contract/written-bounds.ts';
import { runCommand, rejectArguments } from './support/command-line.ts';

const TOOL = join(import.meta.dirname, '../node_modules/.bin/redocly');

/** Lints the bundle and the workflows with Redocly's rules and ours. */
async function lintBundle(root: string): Promise<boolean> {
  const workflows = globSync('openapi/workflows/*.arazzo.yaml', { cwd: root }).sort();
  const child = spawn(TOOL, ['lint', 'openapi/openapi.yaml', ...workflows], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  await once(child, 'close');
  return child.exitCode === 0;
}

await runCommand('npm run contract:lint', async () => {
  rejectArguments();
  const root = process.cwd();
  const sources = readSources(root);
  const broken = sourceProblems(sources);
  const problems =
    broken.length > 0 ? broken : [...referenceProblems(sources), ...writtenBounds(sources)];
  for (const problem of problems) console.error(problem);
  // The other rules require readable files.
  const valid = broken.length === 0 && (await lintBundle(root));
  if (!valid || problems.length > 0) process.exitCode = 1;
});
