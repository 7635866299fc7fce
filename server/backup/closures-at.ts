import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from '../environment.ts';
import { StartFailure } from '../start-failure.ts';
import { openStore } from '../store/open-store.ts';

/**
 * Reads which accounts were closed on the site that a restore replaces, from its data folder or
 * `s3://bucket`.
 */
export async function closuresAt(address: string): Promise<string[]> {
  const { bucket } = readEnvironment({
    ...process.env,
    FILE_STORE: address.startsWith('s3://') ? address : 'folder',
  });
  const folder = bucket === undefined ? await stat(address).catch(() => undefined) : undefined;
  if (bucket === undefined && folder?.isDirectory() !== true)
    throw new StartFailure(`--replaces ${address}: must be a data folder, or s3://bucket.`);
  const store = await openStore(bucket, {
    files: join(address, 'files'),
    removed: join(address, 'removed'),
    identifier: join(address, 'deployment-id'),
  });
  return await store.closures();
}
