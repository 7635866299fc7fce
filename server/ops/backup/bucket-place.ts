import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { errorLine } from '../../base/safe-error.ts';
import { StartupError } from '../../base/startup-error.ts';
import { isMissing, s3Client } from '../../store/s3-client.ts';
import type { Bucket } from '../../store/s3-store.ts';
import { MANIFEST } from './manifest.ts';
import { BACKUP_NAME, type BackupPlace } from './place.ts';

/** Maximum number of keys in one delete request of S3. */
const MAX_KEYS = 1000;
/** Maximum size of a single S3 copy. */
const MAX_COPY = 5_000_000_000;

/**
 * Opens a bucket with a prefix as a location of backups. A backup is complete once its manifest exists.
 * Files of the newest backup are copied within the bucket. Throws a `StartupError` if the bucket can't be
 * used.
 */
export async function bucketPlace(settings: Bucket, prefix: string): Promise<BackupPlace> {
  const client = s3Client(settings);
  const { bucket: Bucket } = settings;
  const root = prefix === '' ? '' : `${prefix}/`;
  const keyOf = (name: string, part: string) => `${root}${name}/${part}`;

  async function* objects(below: string) {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket, Prefix: below },
    ))
      for (const { Key = '', Size = 0 } of Contents) yield { key: Key, bytes: Size };
  }

  async function list(): Promise<string[]> {
    const names: string[] = [];
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: root, Delimiter: '/' });
    for await (const { CommonPrefixes = [] } of pages)
      for (const { Prefix = '' } of CommonPrefixes)
        names.push(Prefix.slice(root.length).replace(/\/$/, ''));
    const complete: string[] = [];
    for (const name of names.filter((one) => BACKUP_NAME.test(one)).toSorted())
      for await (const { key } of objects(keyOf(name, MANIFEST)))
        if (key === keyOf(name, MANIFEST)) complete.push(name);
    return complete;
  }

  async function removeOne(name: string): Promise<void> {
    // Deletes the manifest first, so that an interrupted deletion leaves no complete backup.
    const keys = [keyOf(name, MANIFEST)];
    for await (const { key } of objects(keyOf(name, ''))) keys.push(key);
    for (let from = 0; from < keys.length; from += MAX_KEYS) {
      const Objects = keys.slice(from, from + MAX_KEYS).map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors.length > 0) throw new Error(`${Errors.length} objects were not deleted`);
    }
  }

  try {
    await list();
  } catch (error) {
    const where = settings.endpoint === undefined ? '' : ` at ${settings.endpoint}`;
    throw new StartupError(
      `s3://${Bucket}/${prefix}: the bucket${where} can't be used (${errorLine(error)}).`,
    );
  }

  return {
    addressOf: (name) => `s3://${Bucket}/${root}${name}`,
    list,
    begin: () => Promise.resolve(),

    async write(name, part, Body) {
      await new Upload({ client, params: { Bucket, Key: keyOf(name, part), Body } }).done();
    },

    async reuse(name, id, earlier) {
      const from = keyOf(earlier, `files/${id}`);
      for await (const { key, bytes } of objects(from)) {
        if (key !== from || bytes > MAX_COPY) continue;
        const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
        const Key = keyOf(name, `files/${id}`);
        await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
        return true;
      }
      return false;
    },

    async finish(name, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name, MANIFEST), Body }));
    },

    discard: (name) => removeOne(name),

    async open(name, part) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key: keyOf(name, part) }),
        );
        // In Node, the body is a Node stream.
        return Body as Readable | undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(names) {
      for (const name of names) await removeOne(name);
    },
  };
}
