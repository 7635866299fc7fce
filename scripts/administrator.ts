import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand, takeNoArguments } from './support/command-line.ts';

const root = dirname(import.meta.dirname);

// Runs `server/create-administrator.ts` with the deployment's own environment, as `npm start` does.
await runCommand('npm run administrator (ADMIN_PHONE and what else it reads: .env.example)', () => {
  takeNoArguments();
  const env = join(root, '.env');
  const flags = existsSync(env) ? [`--env-file=${env}`] : [];
  const script = join(root, 'server/create-administrator.ts');
  const { status } = spawnSync(process.execPath, [...flags, script], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
