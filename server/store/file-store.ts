import type { Readable } from 'node:stream';
import type { ByteRange } from '../base/byte-range.ts';

/** Something that lies in a store. */
export interface StoredItem {
  /** The file's id, or whatever else somebody put there. */
  name: string;
  bytes: number;
  /** When it was written. */
  written: Date;
}

/** Where the bytes of files lie, each under its id. Bytes under an id never change. */
export interface FileStore {
  /** The setting that names it, for messages to the operator. */
  setting: string;
  /** Where it carries the identifier of its database, for messages to the operator. */
  identifier: string;
  /** Where it moves things aside to, for messages to the operator. */
  removed: string;
  /** Takes over the whole bytes that lie in a file on this machine, which is gone then. */
  put: (id: string, path: string) => Promise<void>;
  /** Opens the bytes, or a part of them; undefined where it has none under the id. */
  open: (id: string, part?: ByteRange) => Promise<Readable | undefined>;
  list: () => AsyncIterable<StoredItem>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Moves aside what the database doesn't know; answers how many. What is gone meanwhile doesn't count. */
  moveToRemoved: (names: readonly string[], now: Date) => Promise<number>;
  /** Deletes what was moved aside more than 30 days ago; answers how many. */
  deleteExpired: (now: Date) => Promise<number>;
  /** Records that an account was closed. Backups don't contain these records: a restore reads them. */
  recordClosure: (userId: string) => Promise<void>;
  /** Removes the record of a closing that failed. */
  withdrawClosure: (userId: string) => Promise<void>;
  /** Identifiers of the accounts that were closed. */
  closures: () => Promise<string[]>;
  /** The identifier of the database that it belongs to. */
  owner: () => Promise<string | undefined>;
  /** Marks it as a database's, unless it is another's already. */
  claim: (id: string) => Promise<void>;
  /** Throws where nothing can be stored. */
  check: () => Promise<void>;
}

const DAY = 86_400_000;
/** Whole days that a file lies aside before it is deleted for good. */
const RETENTION_DAYS = 30;

/** The name of what is moved aside on a day. */
export const removalFolder = (now: Date) => now.toISOString().slice(0, 10);

/** Whether what was moved aside under this name is to be deleted; what has another name is the operator's. */
export function isExpired(name: string, now: Date): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(name) ? Date.parse(name) : Number.NaN;
  // The day itself isn't over at its beginning.
  return now.getTime() >= day + (RETENTION_DAYS + 1) * DAY;
}

/** The ending of a file's name while its bytes are not whole. */
export const UNFINISHED = '.part';

/** All that lies in a store, at once. */
export async function itemsOf(store: FileStore): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for await (const item of store.list()) items.push(item);
  return items;
}
