import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A server on a fresh data folder, for one run of tests. */
export interface Site {
  /** Scheme, host and port. */
  origin: string;
  /** Folder of its data; the outbox lies in it. */
  dataDir: string;
  /** The server's process, for who waits for its end. */
  process: ChildProcess;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the site as an operator would, with demo content in a temporary folder, and resolves when
 * it listens. `script` is `server/main.ts`, or `scripts/start.ts` to build a stale site first; port
 * 0 lets the system choose; `variables` join the environment. Rejects with what the server wrote when it ends before that.
 */
export async function startSite(
  script = 'server/main.ts',
  port = 0,
  variables: Record<string, string> = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...variables,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const address = /Listening on (http:\/\/\S+)/.exec(written)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended before it listened:\n${written}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, dataDir, process: child, stop };
}
