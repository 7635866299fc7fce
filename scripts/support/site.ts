import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningAddress } from './listening-address.ts';
import { SERVER_FLAGS } from './server-flags.ts';

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

interface SiteOptions {
  /** `server/boot/main.ts` unless given; `scripts/start.ts` builds a stale site first. */
  script?: string;
  /** Join the environment. */
  variables?: Record<string, string>;
  /** A data folder to begin with a copy of, instead of an empty one. */
  template?: string | undefined;
}

/**
 * Starts the site as an operator would, on a data folder and a port of its own, and resolves when it
 * listens. Rejects with what the server wrote when it ends before that.
 */
export async function startSite({
  script = 'server/boot/main.ts',
  variables = {},
  template,
}: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dataDir = join(folder, 'data');
  if (template !== undefined) cpSync(template, dataDir, { recursive: true });
  const child = spawn(process.execPath, [...SERVER_FLAGS, script], {
    cwd: ROOT,
    // By the channel it notices when this process is killed, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DRAIN_SECONDS: '0',
      LOG_FORMAT: 'text',
      ...variables,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await listeningAddress(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, dataDir, process: child, stop };
}
