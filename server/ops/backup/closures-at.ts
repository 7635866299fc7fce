import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../base/startup-error.ts';
import { openStore } from '../../store/open-store.ts';
import type { Bucket } from '../../store/s3-store.ts';

/**
 * Reads the closed accounts of the site that a restore replaces. `address` is the data folder of that site,
 * unless a bucket is given.
 */
export async function closuresAt(address: string, bucket?: Bucket): Promise<string[]> {
  const folder = bucket === undefined ? await stat(address).catch(() => undefined) : undefined;
  if (bucket === undefined && folder?.isDirectory() !== true)
    throw new StartupError(`--replaces ${address}: must be a data folder, or s3://bucket.`);
  const store = await openStore(bucket, {
    files: join(address, 'files'),
    removed: join(address, 'removed'),
    identifier: join(address, 'deployment-id'),
  });
  return await store.closures();
}
