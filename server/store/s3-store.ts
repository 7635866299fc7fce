import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { unavailable } from '../base/failure.ts';
import { removalFolder, isExpired, type FileStore } from './file-store.ts';
import { isMissing, s3Client, type S3Settings } from './s3-client.ts';

/** A bucket of an S3-compatible store. */
export interface Bucket extends S3Settings {
  bucket: string;
}

const FILES = 'files/';
const REMOVED = 'removed/';
const CLOSED = 'closed-accounts/';
const IDENTIFIER = 'deployment-id';

/** Maximum number of keys of a `DeleteObjects` request. */
const MAX_KEYS = 1000;

/** Creates a store in a bucket. The AWS client reads credentials from the environment. */
export function s3Store(settings: Bucket): FileStore {
  const client = s3Client(settings);
  const { bucket } = settings;
  const Bucket = bucket;

  async function* objects(prefix: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
        yield { name: Key.slice(prefix.length), bytes: Size, written: LastModified };
  }

  async function get(key: string, range?: string) {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key: key, ...(range && { Range: range }) }),
      );
      return Body;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unavailable(error);
    }
  }

  async function deleteKeys(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += MAX_KEYS) {
      const Objects = keys.slice(from, from + MAX_KEYS).map((Key) => ({ Key }));
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors.length > 0) throw new Error(`${String(Errors.length)} objects were not deleted`);
    }
  }

  const owner = async () => (await (await get(IDENTIFIER))?.transformToString())?.trim();

  return {
    setting: `FILE_STORE=s3://${bucket}`,
    identifier: `s3://${bucket}/${IDENTIFIER}`,
    removed: `s3://${bucket}/${REMOVED}`,
    owner,
    list: () => objects(FILES),

    async put(id, path) {
      const { size } = await stat(path);
      try {
        const Body = createReadStream(path);
        const params = { Bucket, Key: FILES + id, Body, ...(size === 0 && { ContentLength: 0 }) };
        await new Upload({ client, params }).done();
      } catch (error) {
        throw unavailable(error);
      }
      await rm(path);
    },

    async open(id, part) {
      const range = part && `bytes=${String(part.start)}-${String(part.end)}`;
      // In Node.js, the body is a `Readable`.
      return (await get(FILES + id, range)) as Readable | undefined;
    },

    remove: (names) => deleteKeys(names.map((name) => FILES + name)),

    async moveToRemoved(names, now) {
      let moved = 0;
      for (const name of names) {
        try {
          const Key = `${REMOVED}${removalFolder(now)}/${name}`;
          const CopySource = `${bucket}/${FILES}${encodeURIComponent(name)}`;
          await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
          await deleteKeys([FILES + name]);
          moved += 1;
        } catch (error) {
          // Another server has moved the file.
          if (!isMissing(error)) throw error;
        }
      }
      return moved;
    },

    async deleteExpired(now) {
      const expired: string[] = [];
      for await (const { name } of objects(REMOVED)) {
        const [day = ''] = name.split('/');
        if (isExpired(day, now)) expired.push(REMOVED + name);
      }
      await deleteKeys(expired);
      return expired.length;
    },

    async recordClosure(userId) {
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key: CLOSED + userId, Body: '', ContentLength: 0 }),
        );
      } catch (error) {
        throw unavailable(error);
      }
    },
    withdrawClosure: (userId) => deleteKeys([CLOSED + userId]),
    async closures() {
      const ids: string[] = [];
      for await (const { name } of objects(CLOSED)) ids.push(name);
      return ids;
    },

    async claim(id) {
      if ((await owner()) !== undefined) return;
      await client.send(new PutObjectCommand({ Bucket, Key: IDENTIFIER, Body: `${id}\n` }));
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket }));
    },
  };
}
