import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runCommand, rejectArguments } from './support/command-line.ts';
import { buildIfStale } from './support/current-site.ts';
import { loadDotEnv } from './support/deployment.ts';
import { SERVER_FLAGS } from './support/server-flags.ts';

await runCommand('npm start (variables: docs/environment.md)', () => {
  rejectArguments();
  loadDotEnv();
  const servesSite = !['off', 'false'].includes(process.env['SERVE_SITE'] ?? '');
  if (servesSite) buildIfStale();

  const server = spawn(
    process.execPath,
    [...SERVER_FLAGS, join(import.meta.dirname, '../server/boot/main.ts')],
    // The channel closes when this process ends, even if it is killed; the server then ends too.
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
});
