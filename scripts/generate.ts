import './support/compile-cache.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_FILE, writeOperationTable } from './contract/operation-table.ts';
import { isCommand, runCommand, takeNoArguments } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

/** Root folder of this project. */
export const projectRoot = join(import.meta.dirname, '..');

/** Folders that only `generate` writes; it removes them first, so that nothing stale stays. */
export const generatedFolders = ['openapi/generated', 'src/api/generated'] as const;

const TYPES_CONFIG = join(import.meta.dirname, 'contract/types.redocly.yaml');

/** Runs a tool of this project in a folder; throws with its whole output when it fails. */
async function run(cwd: string, tool: string, ...args: string[]): Promise<void> {
  const child = spawn(join(projectRoot, 'node_modules/.bin', tool), args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  await once(child, 'close');
  if (child.exitCode !== 0) throw new ToolFailure(`${tool} ${args.join(' ')} failed:\n${said}`);
}

/**
 * Writes everything that is derived from the contract: the bundle and the operation types in
 * `openapi/generated`, and the client, validators and mocks in `src/api/generated`. Takes about 3 s;
 * the same contract always gives the same bytes. Throws when a tool refuses the contract.
 *
 * @param root the project's folder, or a copy of the parts that the tools read
 * @param meanwhile what else the bundle is read for, while the tools run
 */
export async function generate(root: string, meanwhile?: () => void): Promise<void> {
  for (const folder of generatedFolders)
    rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, 'openapi/generated'), { recursive: true });
  const bundle = 'openapi/generated/openapi.json';
  await run(root, 'redocly', 'bundle', 'openapi/openapi.yaml', '-o', bundle);
  const types = ['-c', TYPES_CONFIG, '-o', 'openapi/generated/operations.ts'];
  await Promise.all([
    run(root, 'openapi-typescript', bundle, ...types),
    run(root, 'orval', '--config', 'orval.config.ts'),
    Promise.resolve().then(meanwhile),
  ]);
}

if (isCommand(import.meta.url)) {
  await runCommand('npm run generate', async () => {
    takeNoArguments();
    const start = performance.now();
    await generate(projectRoot, () => writeOperationTable(projectRoot));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `generated ${generatedFolders.join(', ')} and the table in ${TABLE_FILE} in ${seconds} s`,
    );
  });
}
