import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reportWarning } from './process-log.ts';
import { StartupError } from './startup-error.ts';

/** Opened data folder: embedded database, files and keys. */
export interface DataFolder {
  /** Absolute path of the folder. */
  path: string;
  /** File with the identifier of the database that the folder belongs to. */
  identifier: string;
  /** Folder of the embedded database. */
  database: string;
  /** Folder of uploaded files; the file name is the id. */
  files: string;
  /** Folder of removed files, which are deleted after 30 days. */
  removed: string;
  /** Folder of outgoing messages if no mail server or SMS gateway is configured. */
  outbox: string;
  /** Releases the lock. */
  release: () => void;
}

function reason(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}

async function checkWritable(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    const existing = await stat(path).catch(() => undefined);
    if (existing !== undefined && !existing.isDirectory()) {
      throw new StartupError(`DATA_DIR=${path}: must be a folder, not a file.`);
    }
    throw new StartupError(`DATA_DIR=${path}: the folder can't be created (${reason(error)}).`);
  }
  const probe = join(path, `.probe-${process.pid}`);
  try {
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(`DATA_DIR=${path}: the folder can't be written (${reason(error)}).`);
  }
}

/** Denies access to other users of the machine: the folder contains personal data. */
async function makePrivate(path: string): Promise<void> {
  process.umask(0o077);
  try {
    await chmod(path, 0o700);
  } catch (error) {
    // A mounted volume may have another owner; the operator decides its permissions.
    reportWarning(`DATA_DIR=${path}: access by other users can't be denied (${reason(error)}).`);
  }
}

/** Prevents that root creates files in another user's embedded database, which that user can't read. */
async function refuseRoot(path: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  const found = await stat(join(path, 'database')).catch(() => undefined);
  if (found === undefined || found.uid === 0) return;
  throw new StartupError(
    `DATA_DIR=${path}: the database belongs to the user ${found.uid}; run the command as this user, not as root.`,
  );
}

/**
 * Acquires the lock. The operating system releases SQLite's lock when the process ends; a marker file would
 * remain after `kill -9`.
 */
function takeLock(path: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, 'lock.sqlite'));
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const busy = error instanceof Error && /locked|busy/.test(error.message);
    if (busy) {
      throw new StartupError(`DATA_DIR=${path}: another process uses this folder; stop it first.`);
    }
    throw new StartupError(`DATA_DIR=${path}: the folder can't be locked (${reason(error)}).`);
  }
  return () => lock.close();
}

/**
 * Creates the folder at the absolute `path` if needed, checks write access, denies access to other users
 * of the machine, and locks it: two processes would silently corrupt an embedded database. Throws a
 * `StartupError`.
 * @param exclusive `false` skips the lock, for processes that share a PostgreSQL database and the folder
 */
export async function openDataFolder(
  path: string,
  { exclusive = true }: { exclusive?: boolean } = {},
): Promise<DataFolder> {
  if (exclusive) await refuseRoot(path);
  await checkWritable(path);
  await makePrivate(path);
  const release = exclusive ? takeLock(path) : () => undefined;
  const files = join(path, 'files');
  await mkdir(files, { recursive: true });
  return {
    path,
    identifier: join(path, 'deployment-id'),
    database: join(path, 'database'),
    files,
    removed: join(path, 'removed'),
    outbox: join(path, 'outbox'),
    release,
  };
}
