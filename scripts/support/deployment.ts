import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));

/** Adds the variables of `.env`, if the file exists, to the environment; those already set take precedence. */
export function loadDotEnv(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs a script of the server with the deployment's environment, including `.env`, as `npm start` does. */
export function runOnDeployment(script: string, args: readonly string[] = []): void {
  loadDotEnv();
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
