import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { DataFolder } from './data-folder.ts';
import { StartFailure } from './start-failure.ts';

const MEGABYTE = 1_048_576;

/** What an empty embedded database takes, with demo content and room to begin. */
const NEW_DATABASE = 160;
/** A server that starts writes that much at least: two segments of the database's log. */
const START = 32;

/** Bytes that may still be written where `path` lies; unknown on a file system without a size. */
async function freeBytes(path: string): Promise<number | undefined> {
  const { blocks, bavail, bsize } = await statfs(path);
  return blocks === 0 ? undefined : bavail * bsize;
}

interface Needs {
  /** Whether the database lies in the folder, too. */
  embedded: boolean;
  free?: typeof freeBytes;
}

/**
 * Throws a `StartFailure` where the disk of the data folder is full: the embedded database ends there
 * without a reason, and half-way.
 */
export async function refuseFullDisk(
  { path, database }: Pick<DataFolder, 'path' | 'database'>,
  { embedded, free = freeBytes }: Needs,
): Promise<void> {
  const left = await free(path);
  const isNew = embedded && !existsSync(database);
  const needed = isNew ? NEW_DATABASE : START;
  if (left === undefined || left >= needed * MEGABYTE) return;
  const who = isNew ? 'a new database' : 'the server';
  throw new StartFailure(
    `DATA_DIR=${path}: the disk is full: ${Math.floor(left / MEGABYTE)} MB are free, ${who} needs ${needed} MB.`,
  );
}
