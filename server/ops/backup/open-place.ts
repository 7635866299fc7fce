import { StartupError } from '../../base/startup-error.ts';
import type { S3Settings } from '../../store/s3-client.ts';
import {
  BACKUP_NAME,
  BACKUP_PLACE_RULE,
  BUCKET_ADDRESS,
  type Backup,
  type BackupPlace,
} from './place.ts';

/** Opens the location of backups: a folder, or a bucket with a prefix. */
export async function backupPlace(address: string, settings: S3Settings): Promise<BackupPlace> {
  const [, bucket, path = ''] = BUCKET_ADDRESS.exec(address) ?? [];
  if (bucket !== undefined) {
    const { bucketPlace } = await import('./bucket-place.ts');
    return await bucketPlace({ ...settings, bucket }, path.slice(1));
  }
  if (address.startsWith('s3://')) throw new StartupError(`${address}: ${BACKUP_PLACE_RULE}.`);
  const { folderPlace } = await import('./folder-place.ts');
  return folderPlace(address);
}

/**
 * Opens the backup at an address, `<location>/<name>`. For the address of a location in a bucket, throws a
 * `StartupError` that names the newest backup.
 */
export async function backupAt(address: string, settings: S3Settings): Promise<Backup> {
  const [, parent = '.', name = ''] = /^(?:(.*)\/)?([^/]+)\/?$/.exec(address) ?? [];
  if (!address.startsWith('s3://') || BACKUP_NAME.test(name))
    return { place: await backupPlace(parent === '' ? '/' : parent, settings), name };
  const place = await backupPlace(address, settings);
  const newest = (await place.list()).at(-1);
  const hint =
    newest === undefined
      ? 'it contains none'
      : `the newest one in it is ${place.addressOf(newest)}`;
  throw new StartupError(`${address} is not a backup: ${hint}.`);
}
