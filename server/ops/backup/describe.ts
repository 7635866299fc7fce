import type { BackupMade } from './write-backup.ts';

/** Describes a backup in one line for the operator. */
export function describeBackup({ address, rows, files, missing, removed }: BackupMade): string {
  return [
    `Backup ${address}: ${rows} rows, ${files} files.`,
    ...(missing.length > 0
      ? [`${missing.length} files in the database are missing from the store: ${missing[0]} …`]
      : []),
    ...(removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : []),
  ].join(' ');
}
