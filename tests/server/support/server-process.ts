import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAddress } from '../../../scripts/support/server-address.ts';
import { SERVER_FLAGS } from '../../../scripts/support/server-flags.ts';

const main = join(import.meta.dirname, '../../../server/boot/main.ts');

export interface ServerProcess {
  child: ChildProcess;
  /** Standard error so far. */
  errors: () => string;
  /** Standard output so far: the log and the address. */
  output: () => string;
  /** Address of the server once it listens; rejects if the server exits before that. */
  listening: Promise<string>;
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts `server/boot/main.ts` as `npm start` does, without the site, with only these variables.
 * @param script `main.ts` of another copy of the project
 */
export function spawnServer(variables: Record<string, string>, script = main): ServerProcess {
  const child = spawn(process.execPath, [...SERVER_FLAGS, script], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SERVE_SITE: 'off',
      DRAIN_SECONDS: '0',
      // The format of a terminal, which most tests read.
      LOG_FORMAT: 'text',
      ...variables,
    },
    // The server exits when this channel closes, for example because the test was killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const listening = serverAddress(child);
  listening.catch(() => undefined);
  const ended = once(child, 'close').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown',
  );
  return { child, output: () => output, errors: () => errors, listening, ended };
}

/** Stops the server as an operator does; returns the exit code. */
export async function stopServer({ child, ended }: ServerProcess): Promise<number | string> {
  child.kill('SIGTERM');
  return await ended;
}

/** Returns the path of a data folder that doesn’t exist, in a new folder. */
export async function newDataDir(): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'site-data-')), 'data');
}

/** Posts JSON to the API; returns the envelope. */
export async function post(
  address: string,
  path: string,
  body: object,
  token = '',
): Promise<{ code: number; data: unknown }> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as { code: number; data: unknown };
}

/** Logs the demo’s competitor in; returns the token. */
export async function login(address: string): Promise<string> {
  const body = { username: '13800000001', password: 'Compete-2026' };
  const { data } = await post(address, '/client/user/login', body);
  return (data as { token: string }).token;
}
