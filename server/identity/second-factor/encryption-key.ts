import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../../database/open.ts';
import { secondFactors } from '../../database/schema.ts';
import { KEY_BYTES, keyFile } from '../../base/key-file.ts';
import { decryptSecret } from '../../base/encryption.ts';

/**
 * Returns the encryption key of second factors: derived from `SECOND_FACTOR_KEY`, otherwise a key that the
 * first start creates in the data folder, outside database and backups.
 */
export async function secondFactorKey(given: string | undefined, folder: string): Promise<Buffer> {
  // scrypt is slow, which hinders guessing; it runs once per start.
  if (given !== undefined) return scryptSync(given, 'second factor', KEY_BYTES);
  return await keyFile(join(folder, 'second-factor.key'), 'SECOND_FACTOR_KEY');
}

/** Returns whether the stored secrets were encrypted with another key, so no app code can be verified. */
export async function isWrongKey(db: Database, key: Buffer): Promise<boolean> {
  const [row] = await db.select().from(secondFactors).limit(1);
  return row !== undefined && decryptSecret(key, row.userId, row.encryptedSecret) === undefined;
}
