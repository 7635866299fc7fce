import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartFailure } from '../start-failure.ts';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** What a part of a backup weighs, to find it changed. */
export interface Weighed {
  bytes: number;
  sha256: string;
}

/** The key of a backup, from what the operator keeps. */
export function keyOf(secret: string | undefined, salt: string): Buffer | undefined {
  return secret === undefined ? undefined : scryptSync(secret, salt, 32);
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
  return { stream, weighed: (): Weighed => ({ ...seen, sha256: hash.digest('hex') }) };
}

/** Before the ciphertext stands the nonce, behind it the tag that proves it whole. */
async function* sealed(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv);
  yield iv;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Writes a part, sealed where there is a key. */
export async function writePart(
  path: string,
  source: Readable,
  { key, compress }: { key: Buffer | undefined; compress: boolean },
): Promise<Weighed> {
  const encoded = compress ? source.pipe(createGzip()) : source;
  source.once('error', (error) => encoded.destroy(error));
  const { stream, weighed } = meter();
  const bytes = key === undefined ? encoded : Readable.from(sealed(encoded, key));
  await pipeline(bytes, stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return weighed();
}

/** Weighs what a stream brings. */
export async function weigh(source: Readable): Promise<Weighed> {
  const { stream, weighed } = meter();
  stream.resume();
  await pipeline(source, stream);
  return weighed();
}

async function tagOf(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(TAG), 0, TAG, size - TAG);
    return buffer;
  } finally {
    await file.close();
  }
}

async function* unsealed(path: string, key: Buffer): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  const tag = await tagOf(path, size);
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  for await (const chunk of createReadStream(path, { end: size - TAG - 1 })) {
    let bytes = chunk as Buffer;
    if (decipher === undefined) {
      decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV)).setAuthTag(tag);
      bytes = bytes.subarray(IV);
    }
    yield decipher.update(bytes);
  }
  try {
    yield decipher?.final() ?? Buffer.alloc(0);
  } catch {
    throw new StartFailure('BACKUP_KEY=(not shown): is not the key of this backup.');
  }
}

/** Reads a part that `writePart` has written. */
export function readPart(
  path: string,
  { key, compress }: { key: Buffer | undefined; compress: boolean },
): Readable {
  const bytes = key === undefined ? createReadStream(path) : Readable.from(unsealed(path, key));
  if (!compress) return bytes;
  const unpacked = createGunzip();
  bytes.once('error', (error: Error) => unpacked.destroy(error));
  return bytes.pipe(unpacked);
}
