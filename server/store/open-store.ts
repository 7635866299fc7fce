import type { DataFolder } from '../base/data-folder.ts';
import { errorLine } from '../base/safe-error.ts';
import { StartupError } from '../base/startup-error.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import type { Bucket } from './s3-store.ts';

/** Opens the configured store; throws a `StartupError` if a bucket can't be used. */
export async function openStore(
  bucket: Bucket | undefined,
  folder: Pick<DataFolder, 'files' | 'removed' | 'identifier'>,
): Promise<FileStore> {
  if (bucket === undefined) return folderStore(folder);
  // Lazy-loads the large AWS client.
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(bucket);
  await store.check().catch((error: unknown) => {
    const where = bucket.endpoint === undefined ? '' : ` at ${bucket.endpoint}`;
    throw new StartupError(
      `${store.setting}: the bucket${where} can't be used (${errorLine(error)}).`,
    );
  });
  return store;
}
