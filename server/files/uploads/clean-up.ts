import type { Database } from '../../database/open.ts';
import { itemsOf, UNFINISHED, type FileStore } from '../../store/file-store.ts';
import { knownIds } from './known-ids.ts';

/** Maximum share of all files to remove without confirmation; more suggests a configuration error. */
const MAX_SHARE = 0.05;
/** Number of files that may always be removed, for small sites. */
const ALWAYS_ALLOWED = 10;

interface CleanUpOptions {
  /** Removes only files written before this time; another server may still be writing newer ones. */
  olderThan: Date;
  /** Disables the limit on unknown files. */
  all: boolean;
  /** Whether to delete files that were removed more than 30 days ago. Default: true. */
  deletes?: boolean;
  now: Date;
}

/** Result of a clean-up. */
export interface CleanUpResult {
  /** Number of files moved to the store's folder of removed files. */
  moved: number;
  /** Number of unknown files that were kept, because there are more than the limit. */
  refused: number;
  /** Number of files deleted 30 days after their removal. */
  deleted: number;
}

/**
 * Removes files that a killed server left behind: incomplete uploads (`.part`) and complete ones that the
 * database doesn't contain. Keeps the complete ones if they exceed `MAX_SHARE` and `ALWAYS_ALLOWED`,
 * unless `all` is set.
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
  const tooMany = unknown.length > Math.max(ALWAYS_ALLOWED, whole.length * MAX_SHARE) && !all;
  const moving = tooMany ? old.filter((name) => name.endsWith(UNFINISHED)) : old;
  return {
    moved: await store.moveToRemoved(moving, now),
    refused: tooMany ? unknown.length : 0,
    deleted: deletes ? await store.deleteExpired(now) : 0,
  };
}
