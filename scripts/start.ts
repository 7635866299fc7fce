import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand, rejectArguments } from './support/command-line.ts';
import { SERVER_FLAGS } from './support/server-flags.ts';

const root = dirname(import.meta.dirname);
const built = join(root, 'dist/index.html');

/** Sources of the built site. */
const SOURCES = [
  ...['src/**/*', 'public/**/*', 'openapi/**/*', 'scripts/**/*'],
  ...['index.html', 'vite.config.ts', 'package-lock.json'],
];

function isStale(): boolean {
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(SOURCES, { cwd: root });
  return sources.some((path) => {
    const details = statSync(join(root, path));
    return details.isFile() && details.mtimeMs > builtAt;
  });
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function build(): void {
  console.log('Building the site …');
  run('scripts/build.ts', '--quiet');
}

await runCommand('npm start (variables: docs/environment.md)', () => {
  rejectArguments();
  const servesSite = !['off', 'false'].includes(process.env['SERVE_SITE'] ?? '');
  if (servesSite && isStale()) build();

  const env = join(root, '.env');
  const envFlags = existsSync(env) ? [`--env-file=${env}`] : [];
  const server = spawn(
    process.execPath,
    [...SERVER_FLAGS, ...envFlags, join(root, 'server/boot/main.ts')],
    // The channel closes when this process ends, even if it is killed; the server then ends too.
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
});
