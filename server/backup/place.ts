import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { StartFailure } from '../start-failure.ts';
import type { S3Settings } from '../store/s3-client.ts';

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

/** One backup in its place. */
export interface Backup {
  place: BackupPlace;
  name: string;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.!*'()-]+)*)\/?$/;

/** What is wrong with where backups are to lie. */
export const BACKUP_PLACE_RULE = 'must be a path of a folder, or s3://bucket/prefix';

/** Whether backups may lie there. */
export function isBackupPlace(text: string): boolean {
  if (text.startsWith('s3://')) return ADDRESS.test(text);
  return text.trim() !== '' && !text.includes('\0');
}

/** Where backups are to lie, as the operator wrote it: a folder by its whole path. */
export function backupAddress(text: string): string {
  return text.startsWith('s3://') ? text : resolve(text);
}

/** Opens where backups lie: a folder, or a bucket with a prefix. */
export async function backupPlace(address: string, settings: S3Settings): Promise<BackupPlace> {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? [];
  if (bucket !== undefined) {
    const { bucketPlace } = await import('./bucket-place.ts');
    return await bucketPlace({ ...settings, bucket }, path.slice(1));
  }
  if (address.startsWith('s3://')) throw new StartFailure(`${address}: ${BACKUP_PLACE_RULE}.`);
  const { folderPlace } = await import('./folder-place.ts');
  return folderPlace(address);
}

/**
 * The backup at an address, `<place>/<name>`. Throws a `StartFailure` that names the newest one where
 * the address is a place of several.
 */
export async function backupAt(address: string, settings: S3Settings): Promise<Backup> {
  const [, parent = '.', name = ''] = /^(?:(.*)\/)?([^/]+)\/?$/.exec(address) ?? [];
  if (!address.startsWith('s3://') || BACKUP_NAME.test(name))
    return { place: await backupPlace(parent === '' ? '/' : parent, settings), name };
  const place = await backupPlace(address, settings);
  const newest = (await place.list()).at(-1);
  const hint =
    newest === undefined
      ? 'there is none below it'
      : `the newest there is ${place.addressOf(newest)}`;
  throw new StartFailure(`${address} is no backup: ${hint}.`);
}
