import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY = 86_400_000;
/** Whole days that a file lies aside before it is deleted for good. */
const RETENTION_DAYS = 30;

/**
 * Moves files into a folder of today's date in `removed`, which tells when that was. What is gone
 * meanwhile (another server may do the same) isn't counted.
 */
export async function moveAside(
  { files, removed }: { files: string; removed: string },
  names: readonly string[],
  now: Date,
): Promise<number> {
  if (names.length === 0) return 0;
  const today = join(removed, now.toISOString().slice(0, 10));
  await mkdir(today, { recursive: true });
  let moved = 0;
  for (const name of names) {
    try {
      await rename(join(files, name), join(today, name));
      moved += 1;
    } catch (error) {
      const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!gone) throw error;
    }
  }
  return moved;
}

/** Deletes what was moved aside more than 30 days ago; answers how many files that was. */
export async function deleteExpired(removed: string, now: Date): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(removed).catch(() => [])) {
    const day = /^\d{4}-\d\d-\d\d$/.test(name) ? Date.parse(name) : Number.NaN;
    // The day itself isn't over at its beginning. What has another name is the operator's own.
    if (!(now.getTime() >= day + (RETENTION_DAYS + 1) * DAY)) continue;
    const expired = join(removed, name);
    deleted += (await readdir(expired).catch(() => [])).length;
    await rm(expired, { recursive: true, force: true });
  }
  return deleted;
}
