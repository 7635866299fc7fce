import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { followContract } from './contract/follow.ts';
import { runCommand } from './support/command-line.ts';

const root = join(import.meta.dirname, '..');
const API_PORT = process.env['API_PORT'] ?? '8081';

/** Starts a child process on this terminal. If the process ends, stops the others. */
function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.once('exit', (code) => stop(code ?? 0));
  return child;
}

const children: ChildProcess[] = [];
let stopping = false;
let unfollow: (() => void) | undefined;

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  unfollow?.();
  for (const child of children) child.kill('SIGTERM');
}

await runCommand(
  'npm run dev -- [--host <address>] [--port <port>] [--strictPort] [--open]',
  () => {
    parseArgs({
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        strictPort: { type: 'boolean' },
        open: { type: 'boolean' },
      },
    });
    // Vite forwards API requests to the server, which restarts when one of its files changes.
    children.push(
      start(['--watch', '--watch-preserve-output', 'server/boot/main.ts'], {
        PORT: API_PORT,
        SERVE_SITE: 'off',
        DRAIN_SECONDS: '0',
      }),
      start(['node_modules/vite/bin/vite.js', ...process.argv.slice(2)], {
        API_ORIGIN: process.env['API_ORIGIN'] ?? `http://127.0.0.1:${API_PORT}`,
      }),
    );
    unfollow = followContract(root, (line) => {
      console.log(line);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  },
);
