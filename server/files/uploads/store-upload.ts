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
import { checkFileType, safeName } from './file-types.ts';
import { cleanedPath, removePictureMetadata } from './picture-metadata.ts';
import type { Scanner } from './scanner.ts';

/** A file that is complete in the store. */
export interface StoredUpload {
  id: string;
  name: string;
  mime: string;
  size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
}

/** Creates a stream that hashes and counts bytes. It fails beyond the limit or if `count` throws. */
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

/** Throws if the scanner finds malware, and HTTP 503 if the scanner fails. */
async function rejectMalware(path: string, scan: Scanner): Promise<void> {
  const clean = await scan(path).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (!clean) throw businessRule('fileInfected');
}

/** System errors of a full, read-only or broken disk. */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

const isOfDisk = (error: unknown) =>
  error instanceof Error && 'code' in error && DISK_CODES.includes(String(error.code));

const RULES = {
  type: 'fileType',
  encrypted: 'fileEncrypted',
  macros: 'fileMacros',
} as const satisfies Record<ContentProblem, string>;

export interface UploadOptions {
  /** Identifier of the file in the store. */
  id: string;
  /** Identifier of the uploading account. */
  owner: string;
  /** Local folder for incomplete files. */
  incoming: string;
  store: FileStore;
  /** Scans the file before it is stored; absent without a scanner. */
  scan?: Scanner | undefined;
  /** Called with the size of each chunk; throws if the account exceeds its quota. */
  count?: (bytes: number) => void;
}

/**
 * Streams a file into the store. The file stays in a local folder until it is complete and its type is
 * known, so that ids always refer to complete files. Refuses encrypted files, Office files with macros, and
 * files that `scan` rejects; removes metadata from pictures. Throws the broken rule, or HTTP 503 if the
 * disk or the scanner fails, after deleting the local file.
 */
export async function storeUpload(
  { id, owner, incoming, store, scan, count = () => undefined }: UploadOptions,
  file: IncomingFile,
  rules: UploadRules,
): Promise<StoredUpload> {
  // The random part separates repeated requests, which may run concurrently.
  const unfinished = join(incoming, `${id}-${randomUUID()}${UNFINISHED}`);
  const { stream, seen, digest } = meter(rules.limit, count);
  try {
    await pipeline(file.bytes, stream, createWriteStream(unfinished, { flags: 'wx' }));
    if (seen.size === 0) throw businessRule('fileEmpty');
    const type = await checkFileType(unfinished, file.name, rules);
    if (typeof type === 'string') throw businessRule(RULES[type]);
    if (scan !== undefined) await rejectMalware(unfinished, scan);
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
