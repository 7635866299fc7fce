import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

/** Runs a script of the server with the deployment's environment, including `.env`, as `npm start` does. */
export function runOnDeployment(script: string, args: readonly string[] = []): void {
  const env = join(root, '.env');
  const flags = existsSync(env) ? [`--env-file=${env}`] : [];
  const command = [...flags, join(root, script), ...args];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
