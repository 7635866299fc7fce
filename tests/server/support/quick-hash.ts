import { argon2Sync, randomBytes } from 'node:crypto';

/** The minimum cost of the algorithm, because the server’s cost slows tests down. */
const COST = { memory: 8, passes: 1, parallelism: 1 };

/** Hashes a password, in the server’s format, for accounts that tests log in to. */
export function quickHash(password: string): string {
  const nonce = randomBytes(16);
  const message = Buffer.from(password.normalize('NFKC'));
  const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, ...COST });
  const parts = [nonce, tag].map((part) => part.toString('base64').replace(/=+$/, ''));
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${parts.join('$')}`;
}
