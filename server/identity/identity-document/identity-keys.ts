import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { encryptionKeys } from '../../base/key-file.ts';

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

/** Returns the keys of identity numbers: those of `IDENTITY_KEYS`, otherwise that of the data folder. */
export async function identityKeys(
  secrets: readonly string[],
  folder: string,
): Promise<IdentityKeys> {
  const path = join(folder, 'identity.key');
  const [current, ...former] = await encryptionKeys(secrets, {
    path,
    variable: 'IDENTITY_KEYS',
    salt: 'identity numbers',
  });
  return [identityKey(current), ...former.map(identityKey)];
}
