import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Root folder of this project. */
export const projectRoot = join(import.meta.dirname, '..');

/** Folders that only `generate` writes; it removes them first, so that nothing stale stays. */
export const generatedFolders = ['openapi/generated', 'src/api/generated'] as const;

/** Runs a tool of this project in a folder; throws with its whole output when it fails. */
function run(cwd: string, tool: string, ...args: string[]): void {
  const result = spawnSync(join(projectRoot, 'node_modules/.bin', tool), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (result.status !== 0) {
    const why = result.error?.message ?? `${result.stdout}${result.stderr}`;
    throw new Error(`${tool} ${args.join(' ')} failed:\n${why}`);
  }
}

/**
 * Writes everything that is derived from the contract: the bundle and the operation types in
 * `openapi/generated`, and the client, validators and mocks in `src/api/generated`. Takes about 3 s;
 * the same contract always gives the same bytes. Throws when a tool refuses the contract.
 *
 * @param root the project's folder, or a copy of the parts that the tools read
 */
export function generate(root: string): void {
  for (const folder of generatedFolders)
    rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, 'openapi/generated'), { recursive: true });
  const bundle = 'openapi/generated/openapi.json';
  run(root, 'redocly', 'bundle', 'openapi/openapi.yaml', '-o', bundle);
  run(root, 'openapi-typescript', bundle, '-o', 'openapi/generated/operations.ts');
  run(root, 'orval', '--config', 'orval.config.ts');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const start = performance.now();
  try {
    generate(projectRoot);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`generated ${generatedFolders.join(' and ')} in ${seconds} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
