import { randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { serverBusy } from '../../base/failure.ts';
import { workQueue } from '../../base/work-queue.ts';

/** OWASP's recommendation for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** Leaves one CPU for other requests. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const WAITING = 64 * THREADS;
/** Approximate time to process a full queue. */
const RETRY_SECONDS = 3;

/** Uses separate threads, because hashing in libuv's pool would delay file reads. */
const derive = workQueue<Argon2Parameters, Uint8Array>(
  new URL('./password-worker.ts', import.meta.url),
  { threads: THREADS, waiting: WAITING, full: () => serverBusy(RETRY_SECONDS) },
);

function tag(password: string, nonce: Buffer, cost = COST): Promise<Uint8Array> {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive({ message, nonce, tagLength: TAG_BYTES, ...cost });
}

/** Hashes a password with a new salt; returns a PHC string. Throws HTTP 429 if the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const bytes = await tag(password, salt);
  const { memory, passes, parallelism } = COST;
  const parts = [salt, bytes].map((part) =>
    Buffer.from(part).toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${parts.join('$')}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/**
 * Returns whether a password matches the stored hash. Takes the same time without a hash, so that the
 * response time doesn't reveal whether an account exists. Throws HTTP 429 if the queue is full.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const match = PHC.exec(hash ?? '');
  if (match === null) {
    await tag(password, randomBytes(16));
    return false;
  }
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const bytes = await tag(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(bytes, Buffer.from(expected, 'base64'));
}
