import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** Pattern of a complete backup's name. */
export const BACKUP_NAME = /^backup-\d{8}T\d{6}Z$/;

/** Storage of backups, each with parts such as `tables/users` and `files/<id>`. */
export interface BackupPlace {
  /** Returns the address of a backup for the operator. */
  addressOf: (name: string) => string;
  /** Returns the names of complete backups, oldest first. */
  list: () => Promise<string[]>;
  /** Prepares an incomplete backup. */
  begin: (name: string) => Promise<void>;
  write: (name: string, part: string, bytes: Readable) => Promise<void>;
  /** Links or copies a file from an earlier backup; returns false if that isn't possible. */
  reuse: (name: string, id: string, earlier: string) => Promise<boolean>;
  /** Completes a backup by writing its manifest. */
  finish: (name: string, manifest: string) => Promise<void>;
  /** Deletes an incomplete backup. */
  discard: (name: string) => Promise<void>;
  /** Opens a part; returns undefined if it doesn't exist. */
  open: (name: string, part: string) => Promise<Readable | undefined>;
  remove: (names: readonly string[]) => Promise<void>;
}

/** Backups to keep after a new one; the new one always stays. */
export interface BackupLimits {
  /** Number of the newest backups; absent: unlimited. */
  count?: number | undefined;
  /** Maximum age in days; absent: unlimited. */
  days?: number | undefined;
}

/** A backup and its location. */
export interface Backup {
  place: BackupPlace;
  name: string;
}

/** Matches a bucket with an optional prefix. */
export const BUCKET_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.!*'()-]+)*)\/?$/;

/** Rule for the name of a bucket, for messages. */
export const BUCKET_RULE = 'with 3 to 63 lowercase letters, digits, dots and hyphens as the bucket';

/** Message for an invalid location of backups. */
export const BACKUP_PLACE_RULE = `must be the path of a folder, or s3://bucket/prefix, ${BUCKET_RULE}`;

export function isBackupPlace(text: string): boolean {
  if (text.startsWith('s3://')) return BUCKET_ADDRESS.test(text);
  return text.trim() !== '' && !text.includes('\0');
}

/** Normalizes a location of backups: folders become absolute. */
export function backupAddress(text: string): string {
  return text.startsWith('s3://') ? text : resolve(text);
}
