import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  isPicture,
  type ContentProblem,
  type UploadRules,
} from '../../../openapi/upload-content.ts';
import { ApiFailure, businessRule, unavailable } from '../../base/failure.ts';
import type { IncomingFile } from '../../http/types.ts';
import { UNFINISHED, type FileStore } from '../../store/file-store.ts';
import { judgeFile, safeName } from './file-types.ts';
import { cleanedPath, removePictureMetadata } from './picture-metadata.ts';
import type { Scanner } from './scanner.ts';

/** A file whose bytes lie in the store under its id. */
export interface StoredUpload {
  id: string;
  name: string;
  mime: string;
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
}

/** Hashes and counts what passes. Nothing more is read once the limit is passed, or `count` throws. */
function meter(limit: number, count: (bytes: number) => void) {
  const hash = createHash('sha256');
  const seen = { size: 0 };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.size += chunk.length;
      try {
        if (seen.size > limit)
          throw new ApiFailure(413, 413, 'fileTooLarge', { limit: limit / 1_048_576 });
        count(chunk.length);
        hash.update(chunk);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return { stream, seen, digest: () => hash.digest('hex') };
}

/** Throws where the scanner finds something, and HTTP 503 where it can't say: nothing is stored unseen. */
async function scanned(path: string, scan: Scanner): Promise<void> {
  const clean = await scan(path).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (!clean) throw businessRule('fileInfected');
}

/** What the system says of a disk that is full, read-only or broken: the operator mends it. */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

const isOfDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && DISK_CODES.includes(String(error.code));

const RULES = {
  type: 'fileType',
  encrypted: 'fileEncrypted',
  macros: 'fileMacros',
} as const satisfies Record<ContentProblem, string>;

export interface UploadOptions {
  /** What the file will be called in the store. */
  id: string;
  /** Identifier of the account that stores it. */
  owner: string;
  /** A folder of this machine for the bytes until they are whole. */
  incoming: string;
  store: FileStore;
  /** Looks at the file before it is stored; absent: nothing does. */
  scan?: Scanner | undefined;
  /** Called with the size of each piece as it comes; throws where the account has no room. */
  count?: (bytes: number) => void;
}

/**
 * Streams a file into the store, under its id. The bytes lie in a folder of this
 * machine until they are whole and their type is known, so that no id ever names half a file.
 * Encrypted files, Office files with macros and what `scan` finds are refused, pictures lose what they tell about their maker. Throws what
 * the rules refuse, and HTTP 503 where the disk takes nothing; nothing is left of it then.
 */
export async function storeUpload(
  { id, owner, incoming, store, scan, count = () => undefined }: UploadOptions,
  file: IncomingFile,
  rules: UploadRules,
): Promise<StoredUpload> {
  // A call that is sent again must not meet the bytes of the first one, which may still come.
  const unfinished = join(incoming, `${id}-${randomUUID()}${UNFINISHED}`);
  const { stream, seen, digest } = meter(rules.limit, count);
  try {
    await pipeline(file.bytes, stream, createWriteStream(unfinished, { flags: 'wx' }));
    if (seen.size === 0) throw businessRule('fileEmpty');
    const type = await judgeFile(unfinished, file.name, rules);
    if (typeof type === 'string') throw businessRule(RULES[type]);
    if (scan !== undefined) await scanned(unfinished, scan);
    const cleaned = isPicture(type) ? await removePictureMetadata(unfinished, owner) : undefined;
    await store.put(id, unfinished);
    const name = safeName(file.name, type);
    return { id, name, mime: type.mime, ...(cleaned ?? { size: seen.size, hash: digest() }) };
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(cleanedPath(unfinished), { force: true });
    throw isOfDisk(error) ? unavailable(error) : error;
  }
}
