import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { DataFolder } from '../../base/data-folder.ts';
import type { S3Settings } from '../../store/s3-client.ts';
import type { FileStore } from '../../store/file-store.ts';
import type { Database } from '../../database/open.ts';
import { StartupError, oneLine } from '../../base/startup-error.ts';
import { describeBackup } from './describe.ts';
import { backupPlace } from './open-place.ts';
import type { BackupLimits } from './place.ts';
import { writeBackup } from './write-backup.ts';

// Only one process can open the embedded database, so a running server writes the backup itself. The
// command and the server exchange files in the data folder, which only the operator's user can write.

const REQUEST = 'backup-request.json';
const RESPONSE = 'backup-answer.json';

/** Polling interval in milliseconds. */
const POLL_MILLISECONDS = 500;
/** Maximum time for a server to accept the request, in milliseconds. */
const ACCEPT_TIMEOUT_MILLISECONDS = 10_000;

const request = z.object({
  target: z.string(),
  limits: z.object({ count: z.number().optional(), days: z.number().optional() }),
});
const response = z.object({ ok: z.boolean(), line: z.string() });

async function read(path: string): Promise<string | undefined> {
  return await readFile(path, 'utf8').catch(() => undefined);
}

async function put(path: string, value: object): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(value), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** Writes requested backups until `stop` is called. */
export function handleBackupRequests(
  db: Database,
  { folder: { path }, store }: { folder: DataFolder; store: FileStore },
  { key: secret, s3 }: { key: string | undefined; s3: S3Settings },
): { stop: () => Promise<void> } {
  let work: Promise<void> = Promise.resolve();
  let busy = false;
  const poll = async () => {
    const text = await read(join(path, REQUEST));
    if (text === undefined) return;
    await rm(join(path, REQUEST));
    try {
      const { target, limits } = request.parse(JSON.parse(text));
      const place = await backupPlace(target, s3);
      const made = await writeBackup({ db, store, place, secret, limits, now: new Date() });
      await put(join(path, RESPONSE), { ok: true, line: describeBackup(made) });
    } catch (error) {
      await put(join(path, RESPONSE), { ok: false, line: oneLine(error) });
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    work = poll()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, POLL_MILLISECONDS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await work;
    },
  };
}

/** Requests a backup from the running server; returns its message or throws it as a `StartupError`. */
export async function requestBackup(
  path: string,
  body: { target: string; limits: BackupLimits },
): Promise<string> {
  await rm(join(path, RESPONSE), { force: true });
  await put(join(path, REQUEST), body);
  const begun = Date.now();
  for (;;) {
    await wait(POLL_MILLISECONDS);
    const text = await read(join(path, RESPONSE));
    if (text !== undefined) {
      await rm(join(path, RESPONSE));
      const { ok, line } = response.parse(JSON.parse(text));
      if (!ok) throw new StartupError(line);
      return line;
    }
    const isAccepted = (await read(join(path, REQUEST))) === undefined;
    if (isAccepted || Date.now() - begun < ACCEPT_TIMEOUT_MILLISECONDS) continue;
    await rm(join(path, REQUEST), { force: true });
    throw new StartupError(
      `DATA_DIR=${path}: another process uses this folder but doesn't write backups; stop it first.`,
    );
  }
}
