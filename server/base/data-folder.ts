import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reportWarning } from './process-log.ts';
import { StartFailure } from './start-failure.ts';

/** The folder that holds the embedded database and the files, held by this process. */
export interface DataFolder {
  /** The folder itself, absolute. */
  path: string;
  /** The file that says which database the folder belongs to. */
  identifier: string;
  /** Where the embedded database lives. */
  database: string;
  /** Where the bytes of files lie, one file an id. */
  files: string;
  /** Where the clean-up at start moves files that the database doesn't know. */
  removed: string;
  /** Where messages are put that nothing sends. */
  outbox: string;
  /** Lets the next process have the folder. */
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
      throw new StartFailure(`DATA_DIR=${path}: is a file, must be a folder.`);
    }
    throw new StartFailure(`DATA_DIR=${path}: the folder can't be made (${reason(error)}).`);
  }
  const probe = join(path, `.probe-${process.pid}`);
  try {
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartFailure(`DATA_DIR=${path}: the folder can't be written (${reason(error)}).`);
  }
}

/** Keeps other users of the machine out: identity numbers and uploads lie inside. */
async function makePrivate(path: string): Promise<void> {
  process.umask(0o077);
  try {
    await chmod(path, 0o700);
  } catch (error) {
    // A mounted volume may belong to somebody else, whose rights are the operator's choice.
    reportWarning(`DATA_DIR=${path}: other users can't be kept out of it (${reason(error)}).`);
  }
}

/**
 * Takes the lock. SQLite's lock belongs to the process and is given back by the operating system
 * however the process ends; a lock file of our own would outlive a `kill -9`.
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
      throw new StartFailure(`DATA_DIR=${path}: another process uses this folder; stop it first.`);
    }
    throw new StartFailure(`DATA_DIR=${path}: the folder can't be locked (${reason(error)}).`);
  }
  return () => lock.close();
}

/**
 * Makes the folder at `path` (absolute) if needed, checks that it can be written, shuts other users
 * of the machine out and takes it for this process alone: two processes on one embedded database
 * corrupt it without a word.
 * `exclusive: false` leaves out the lock, for processes that share a PostgreSQL and its files.
 * Throws a `StartFailure` with one clear line.
 */
export async function openDataFolder(
  path: string,
  { exclusive = true }: { exclusive?: boolean } = {},
): Promise<DataFolder> {
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
