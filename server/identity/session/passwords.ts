import { randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { serverBusy } from '../../base/failure.ts';
import { workQueue } from './work-queue.ts';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/**
 * One processor stays free for everybody else. A hash takes some 40 ms: who is the last to wait, waits
 * two or three seconds.
 */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const WAITING = 64 * THREADS;
const RETRY_SECONDS = 3;

/** Not in the four threads that files are read in: a few logins would keep every download waiting. */
const derive = workQueue<Argon2Parameters, Uint8Array>(
  new URL('./password-worker.ts', import.meta.url),
  { threads: THREADS, waiting: WAITING, full: () => serverBusy(RETRY_SECONDS) },
);

function tag(password: string, nonce: Buffer, cost = COST): Promise<Uint8Array> {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive({ message, nonce, tagLength: TAG_BYTES, ...cost });
}

/**
 * The hash of a password as a PHC string, with a salt of its own. Throws HTTP 429 where too many are
 * asked for at once, as `verifyPassword` does.
 */
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
 * Whether `password` fits the stored hash. Without a hash it works as long as with one, so that
 * the time reveals to nobody which accounts exist.
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
