import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { secondFactors } from '../../database/schema.ts';
import { encryptionKeys, type EncryptionKeys } from '../../base/key-file.ts';
import { decryptSecret, encryptSecret } from '../../base/encryption.ts';

/** Returns the encryption keys of second factors: those of `SECOND_FACTOR_KEY`, otherwise that of the data folder. */
export async function secondFactorKeys(
  secrets: readonly string[],
  folder: string,
): Promise<EncryptionKeys> {
  const path = join(folder, 'second-factor.key');
  return await encryptionKeys(secrets, {
    path,
    variable: 'SECOND_FACTOR_KEY',
    salt: 'second factor',
  });
}

/** Decrypts the secret of an account; returns undefined if no key fits. */
export function decryptFactor(
  keys: EncryptionKeys,
  userId: string,
  encrypted: string,
): Buffer | undefined {
  for (const key of keys) {
    const secret = decryptSecret(key, userId, encrypted);
    if (secret !== undefined) return secret;
  }
  return undefined;
}

/**
 * Encrypts secrets of former keys with the current key.
 * @returns how many secrets no key decrypts
 */
export async function encryptFactorsWithCurrentKey(
  db: Database,
  keys: EncryptionKeys,
): Promise<number> {
  let unreadable = 0;
  for (const { userId, encryptedSecret } of await db.select().from(secondFactors)) {
    if (decryptSecret(keys[0], userId, encryptedSecret) !== undefined) continue;
    const secret = decryptFactor(keys, userId, encryptedSecret);
    if (secret === undefined) {
      unreadable += 1;
      continue;
    }
    // A concurrent setup takes precedence.
    const same = eq(secondFactors.encryptedSecret, encryptedSecret);
    await db
      .update(secondFactors)
      .set({ encryptedSecret: encryptSecret(keys[0], userId, secret) })
      .where(and(eq(secondFactors.userId, userId), same));
  }
  return unreadable;
}
