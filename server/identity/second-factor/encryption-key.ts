import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { secondFactors } from '../../database/schema.ts';
import { KEY_BYTES, keyFile, readKeyFile } from '../../base/key-file.ts';
import { decryptSecret, encryptSecret } from '../../base/encryption.ts';

const VARIABLE = 'SECOND_FACTOR_KEY';

/** Keys of second factors: the first one encrypts, all of them decrypt. */
export type SecondFactorKeys = readonly [Buffer, ...Buffer[]];

/**
 * Returns the encryption keys of second factors: those of `SECOND_FACTOR_KEY`, otherwise a key that the
 * first start creates in the data folder, outside database and backups. Once the variable is set, the key in
 * the folder only decrypts.
 */
export async function secondFactorKeys(
  secrets: readonly string[],
  folder: string,
): Promise<SecondFactorKeys> {
  const path = join(folder, 'second-factor.key');
  // scrypt is slow, which hinders guessing; it runs once per start.
  const [current, ...former] = secrets.map((secret) =>
    scryptSync(secret, 'second factor', KEY_BYTES),
  );
  if (current === undefined) return [await keyFile(path, VARIABLE)];
  const stored = await readKeyFile(path, VARIABLE);
  return stored === undefined ? [current, ...former] : [current, ...former, stored];
}

/** Decrypts the secret of an account; returns undefined if no key fits. */
export function decryptFactor(
  keys: SecondFactorKeys,
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
  keys: SecondFactorKeys,
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
