import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

const derive = promisify(argon2);

async function tag(password: string, nonce: Buffer, cost = COST): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return await derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost });
}

/** The hash of a password as a PHC string, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const bytes = await tag(password, salt);
  const { memory, passes, parallelism } = COST;
  const parts = [salt, bytes].map((part) => part.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${parts.join('$')}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/**
 * Whether `password` fits the stored hash. Without a hash it works as long as with one, so that
 * the time tells nobody which accounts exist.
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
