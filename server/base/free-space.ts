import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { StartupError } from './startup-error.ts';

const MEGABYTE = 1_048_576;

/** Megabytes that a new embedded database with demo content requires, including a margin. */
const NEW_DATABASE = 160;
/** Minimum megabytes that a start writes: two WAL segments. */
const START = 32;

/** Returns the free bytes of the file system; undefined if it reports no size. */
async function freeBytes(path: string): Promise<number | undefined> {
  const { blocks, bavail, bsize } = await statfs(path);
  return blocks === 0 ? undefined : bavail * bsize;
}

interface Needs {
  /** Whether the folder contains the database. */
  embedded: boolean;
  free?: typeof freeBytes;
}

/**
 * Throws a `StartupError` if too little disk space is free: the embedded database would crash without an
 * explanation.
 */
export async function checkFreeSpace(
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
  { embedded, free = freeBytes }: Needs,
): Promise<void> {
  const left = await free(path);
  const isNew = embedded && !existsSync(database);
  const needed = isNew ? NEW_DATABASE : START;
  if (left === undefined || left >= needed * MEGABYTE) return;
  const purpose = isNew ? 'a new database' : 'the server';
  throw new StartupError(
    `DATA_DIR=${path}: not enough disk space (${Math.floor(left / MEGABYTE)} MB free); ${purpose} needs ${needed} MB.`,
  );
}
