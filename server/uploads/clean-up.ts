import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open.ts';
import { knownIds } from './known-ids.ts';
import { deleteExpired, moveAside } from './removed-files.ts';

/** More files than this at once are moved only on demand: so many are a mistake of the operator. */
const MOST_SHARE = 0.05;
/** So many may always be moved: a small site has lost uploads, too. */
const FEW = 10;

interface CleanUpOptions {
  /** Only what was written before; another server may be writing the rest. */
  olderThan: Date;
  /** Moves more than a twentieth of the files, too. */
  all: boolean;
  now: Date;
}

/** What a clean-up did. */
export interface CleanUpResult {
  /** Files that were moved aside. */
  moved: number;
  /** Files that the database doesn't know and that stay: they are too many. */
  refused: number;
  /** Files that were moved aside 30 days ago and are deleted now. */
  deleted: number;
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.isFile() && found.mtime < moment;
}

/**
 * Moves aside what a server that was killed left of uploads: bytes that are not whole (`.part`), and
 * whole ones that nothing in the database knows, because it was killed before it wrote so. Where
 * the whole ones are more than a twentieth of all, they stay, unless `all` is set.
 */
export async function cleanUpUploads(
  db: Database,
  folders: { files: string; removed: string },
  { olderThan, all, now }: CleanUpOptions,
): Promise<CleanUpResult> {
  const names = await readdir(folders.files);
  const whole = names.filter((name) => !name.endsWith('.part'));
  const known = await knownIds(db, whole);
  const old: string[] = [];
  for (const name of names) {
    if (known.has(name)) continue;
    if (await isOlder(join(folders.files, name), olderThan)) old.push(name);
  }
  const unknown = old.filter((name) => !name.endsWith('.part'));
  const tooMany = unknown.length > Math.max(FEW, whole.length * MOST_SHARE) && !all;
  const moving = tooMany ? old.filter((name) => name.endsWith('.part')) : old;
  return {
    moved: await moveAside(folders, moving, now),
    refused: tooMany ? unknown.length : 0,
    deleted: await deleteExpired(folders.removed, now),
  };
}
