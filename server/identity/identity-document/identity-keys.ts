import { createHash, scryptSync } from 'node:crypto';
import { join } from 'node:path';
import { KEY_BYTES, keyFile, readKeyFile } from '../../base/key-file.ts';

const VARIABLE = 'IDENTITY_KEYS';

interface IdentityKey {
  /** Fingerprint of the key, stored with each number that it encrypts. */
  id: string;
  key: Buffer;
}

/** Keys of identity numbers: the first one encrypts, all of them decrypt. */
export type IdentityKeys = readonly [IdentityKey, ...IdentityKey[]];

/** Dependency of handlers that read or write identity numbers. */
export interface WithIdentityKeys {
  identityKeys: IdentityKeys;
}

export function identityKey(key: Buffer): IdentityKey {
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key };
}

/**
 * Returns the keys of identity numbers: those of `IDENTITY_KEYS`, otherwise a key that the first start
 * creates in the data folder. Once the variable is set, the key in the folder only decrypts.
 */
export async function identityKeys(
  secrets: readonly string[],
  folder: string,
): Promise<IdentityKeys> {
  const path = join(folder, 'identity.key');
  // scrypt is slow, which hinders guessing; it runs once per start.
  const [current, ...former] = secrets.map((secret) =>
    identityKey(scryptSync(secret, 'identity numbers', KEY_BYTES)),
  );
  if (current === undefined) return [identityKey(await keyFile(path, VARIABLE))];
  const stored = await readKeyFile(path, VARIABLE);
  return stored === undefined ? [current, ...former] : [current, ...former, identityKey(stored)];
}
