import { readEnvironment } from '../../server/boot/environment.ts';
import { backupPlace } from '../../server/ops/backup/open-place.ts';

// Health check of the service `backup` in compose.yaml: exits with 0 if the newest complete backup is recent.

/** Three times the interval of the backups. */
const MAX_AGE_MILLISECONDS = 3 * 3_600_000;

/** Returns the time in a name such as `backup-20261123T020000Z`. */
function timeOf(name: string): number {
  return Date.parse(
    name.replace(/^backup-(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
  );
}

const { dir, s3 } = readEnvironment(process.env).backup;
const newest = (await (await backupPlace(dir, s3)).list()).at(-1);
const isRecent = newest !== undefined && Date.now() - timeOf(newest) < MAX_AGE_MILLISECONDS;
console.log(`Newest backup: ${newest ?? 'none'}.`);
process.exitCode = isRecent ? 0 : 1;
