import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** How a whole backup is called. */
export const BACKUP_NAME = /^backup-\d{8}T\d{6}Z$/;

/** Where backups are kept, each under its name with parts such as `tables/users` and `files/<id>`. */
export interface BackupPlace {
  /** The address of a backup, for the operator. */
  addressOf: (name: string) => string;
  /** Names of the backups that are whole, oldest first. */
  list: () => Promise<string[]>;
  /** Makes room for a backup that isn't whole yet. */
  begin: (name: string) => Promise<void>;
  write: (name: string, part: string, bytes: Readable) => Promise<void>;
  /** Takes a stored file over from an earlier backup; false where it can't. */
  reuse: (name: string, id: string, earlier: string) => Promise<boolean>;
  /** Makes a backup whole: from now on it has its name. */
  finish: (name: string, manifest: string) => Promise<void>;
  /** Takes away what was begun. */
  giveUp: (name: string) => Promise<void>;
  /** Opens a part; undefined where there is none. */
  open: (name: string, part: string) => Promise<Readable | undefined>;
  remove: (names: readonly string[]) => Promise<void>;
}

/** Which backups stay when a new one is whole. The new one always stays. */
export interface BackupLimits {
  /** The newest so many; absent: any number. */
  count?: number | undefined;
  /** Those of the last so many days; absent: of any age. */
  days?: number | undefined;
}

/** One backup in its place. */
export interface Backup {
  place: BackupPlace;
  name: string;
}

/** Bucket and prefix of an address. */
export const BUCKET_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.!*'()-]+)*)\/?$/;

/** What is wrong with where backups are to lie. */
export const BACKUP_PLACE_RULE = 'must be a path of a folder, or s3://bucket/prefix';

/** Whether backups may lie there. */
export function isBackupPlace(text: string): boolean {
  if (text.startsWith('s3://')) return BUCKET_ADDRESS.test(text);
  return text.trim() !== '' && !text.includes('\0');
}

/** Where backups are to lie, as the operator wrote it: a folder by its whole path. */
export function backupAddress(text: string): string {
  return text.startsWith('s3://') ? text : resolve(text);
}
