import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAddress } from './server-address.ts';
import { SERVER_FLAGS } from './server-flags.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A running server with its own data folder, for tests. */
export interface Site {
  /** Scheme, host and port. */
  origin: string;
  /** Data folder, with the outbox. */
  dataDir: string;
  process: ChildProcess;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** Default: `server/boot/main.ts`. `scripts/start.ts` also builds an outdated site. */
  script?: string;
  /** Additional environment variables. */
  variables?: Record<string, string>;
  /** A data folder to copy; without it, the folder is empty. */
  template?: string | undefined;
}

/**
 * Starts the site with its own data folder and port, and resolves when the server listens. Rejects with the
 * server's output if the server ends earlier.
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
    // The channel closes if this process is killed; the server then ends.
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
  const origin = await serverAddress(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, dataDir, process: child, stop };
}
