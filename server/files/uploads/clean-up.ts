import type { Database } from '../../database/open.ts';
import { itemsOf, UNFINISHED, type FileStore } from '../../store/file-store.ts';
import { knownIds } from './known-ids.ts';

/** More files than this at once are moved only on demand: so many are a mistake of the operator. */
const MAX_SHARE = 0.05;
/** So many may always be moved: a small site has lost uploads, too. */
const FEW = 10;

interface CleanUpOptions {
  /** Only what was written before; another server may be writing the rest. */
  olderThan: Date;
  /** Moves more than a twentieth of the files, too. */
  all: boolean;
  /** Whether files are deleted that were moved aside 30 days ago. Default: true. */
  deletes?: boolean;
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

/**
 * Moves aside what a server that was killed left of uploads: bytes that are not whole (`.part`), and
 * whole ones that nothing in the database knows, because it was killed before it wrote so. Where
 * the whole ones are more than a twentieth of all, they stay, unless `all` is set.
 */
export async function cleanUpUploads(
  db: Database,
  store: FileStore,
  { olderThan, all, deletes = true, now }: CleanUpOptions,
): Promise<CleanUpResult> {
  const items = await itemsOf(store);
  const whole = items.map(({ name }) => name).filter((name) => !name.endsWith(UNFINISHED));
  const known = await knownIds(db, whole);
  const old = items
    .filter(({ name, written }) => !known.has(name) && written < olderThan)
    .map(({ name }) => name);
  const unknown = old.filter((name) => !name.endsWith(UNFINISHED));
  const tooMany = unknown.length > Math.max(FEW, whole.length * MAX_SHARE) && !all;
  const moving = tooMany ? old.filter((name) => name.endsWith(UNFINISHED)) : old;
  return {
    moved: await store.moveToRemoved(moving, now),
    refused: tooMany ? unknown.length : 0,
    deleted: deletes ? await store.deleteExpired(now) : 0,
  };
}
