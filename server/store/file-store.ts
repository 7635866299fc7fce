import type { Readable } from 'node:stream';
import type { ByteRange } from '../base/byte-range.ts';

export interface StoredItem {
  /** Id of the file; for items that the operator has added, any name. */
  name: string;
  bytes: number;
  /** Time of the last modification. */
  written: Date;
}

/** Store of files by id. The content of a file never changes. */
export interface FileStore {
  /** Setting of the store, for messages to the operator. */
  setting: string;
  /** Location of the database identifier, for messages to the operator. */
  identifier: string;
  /** Location of removed files, for messages to the operator. */
  removed: string;
  /** Stores a complete local file and removes it. */
  put: (id: string, path: string) => Promise<void>;
  /** Opens a file or a part of it; undefined if it doesn't exist. */
  open: (id: string, part?: ByteRange) => Promise<Readable | undefined>;
  list: () => AsyncIterable<StoredItem>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Moves files to the location `removed`; returns their number, without missing ones. */
  moveToRemoved: (names: readonly string[], now: Date) => Promise<number>;
  /** Deletes files that were removed more than 30 days ago; returns their number. */
  deleteExpired: (now: Date) => Promise<number>;
  /** Records a closed account. Backups don't contain these records; a restore reads them. */
  recordClosure: (userId: string) => Promise<void>;
  /** Deletes the record of a closure that failed. */
  withdrawClosure: (userId: string) => Promise<void>;
  /** Returns the ids of closed accounts. */
  closures: () => Promise<string[]>;
  /** Returns the identifier of the database that the store belongs to. */
  owner: () => Promise<string | undefined>;
  /** Assigns the store to a database, unless it belongs to one. */
  claim: (id: string) => Promise<void>;
  /** Throws if the store isn't available. */
  check: () => Promise<void>;
}

const DAY = 86_400_000;
/** Whole days between removal and deletion of a file. */
const RETENTION_DAYS = 30;

/** Returns the name of a day's folder of removed files. */
export const removalFolder = (now: Date) => now.toISOString().slice(0, 10);

/** Returns whether a folder of removed files has expired; only folders named by a date do. */
export function isExpired(name: string, now: Date): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(name) ? Date.parse(name) : Number.NaN;
  // Counts from the end of the day.
  return now.getTime() >= day + (RETENTION_DAYS + 1) * DAY;
}

/** Suffix of incomplete files. */
export const UNFINISHED = '.part';

/** Returns all items of a store. */
export async function itemsOf(store: FileStore): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for await (const item of store.list()) items.push(item);
  return items;
}
