import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scryptSync,
  type DecipherGCM,
} from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartupError } from '../../base/startup-error.ts';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Size and hash of a part, to detect damage. */
export interface Digest {
  bytes: number;
  sha256: string;
}

/** Derives the key of a backup from the operator's secret. */
export function keyOf(secret: string | undefined, salt: string): Buffer | undefined {
  return secret === undefined ? undefined : scryptSync(secret, salt, 32);
}

/** Returns a value that identifies a key without revealing it. */
export function markOf(key: Buffer): string {
  return createHmac('sha256', key).update('backup').digest('hex').slice(0, 16);
}

function meter() {
  const hash = createHash('sha256');
  const seen = { bytes: 0 };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: (): Digest => ({ ...seen, sha256: hash.digest('hex') }) };
}

/** Encrypts a stream: nonce, ciphertext, authentication tag. */
async function* encrypt(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv);
  yield iv;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

interface Encoding {
  key: Buffer | undefined;
  compress: boolean;
}

/**
 * Writes a part, encrypted if there is a key.
 * @param write receives the stored bytes
 */
export async function writePart(
  write: (bytes: Readable) => Promise<void>,
  source: Readable,
  { key, compress }: Encoding,
): Promise<Digest> {
  const encoded = compress ? source.pipe(createGzip()) : source;
  source.once('error', (error) => encoded.destroy(error));
  const { stream, digest } = meter();
  const bytes = key === undefined ? encoded : Readable.from(encrypt(encoded, key));
  const stored = write(stream).catch((error: unknown) => {
    // Without a reader, the pipeline would never end.
    stream.destroy();
    throw error;
  });
  await Promise.all([stored, pipeline(bytes, stream)]);
  return digest();
}

/** Returns size and hash of a stream. */
export async function digestOf(source: Readable): Promise<Digest> {
  const { stream, digest } = meter();
  stream.resume();
  await pipeline(source, stream);
  return digest();
}

/** Decrypts a stream. Holds back its last bytes, because the tag follows the ciphertext. */
async function* decrypt(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  let decipher: DecipherGCM | undefined;
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (decipher === undefined && held.length >= IV) {
      decipher = createDecipheriv(CIPHER, key, held.subarray(0, IV));
      held = held.subarray(IV);
    }
    if (decipher === undefined || held.length <= TAG) continue;
    yield decipher.update(held.subarray(0, -TAG));
    held = held.subarray(-TAG);
  }
  try {
    if (decipher === undefined) throw new Error('too short');
    yield decipher.setAuthTag(held).final();
  } catch {
    throw new StartupError('BACKUP_KEY=(not shown): is not the key of this backup.');
  }
}

/** Decodes a part that `writePart` has written. */
export function readPart(source: Readable, { key, compress }: Encoding): Readable {
  const bytes = key === undefined ? source : Readable.from(decrypt(source, key));
  if (!compress) return bytes;
  const unpacked = createGunzip();
  bytes.once('error', (error: Error) => unpacked.destroy(error));
  return bytes.pipe(unpacked);
}
