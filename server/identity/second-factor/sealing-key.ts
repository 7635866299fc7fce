import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from '../../database/open.ts';
import { secondFactors } from '../../database/schema.ts';
import { KEY_BYTES, keyFile } from '../../base/key-file.ts';
import { openSecret } from '../../base/sealing.ts';

/**
 * The key that secrets of second factors are sealed with: `SECOND_FACTOR_KEY`, else one that the
 * first start keeps in the data folder, apart from database and backups.
 */
export async function sealingKey(given: string | undefined, folder: string): Promise<Buffer> {
  // Slow for who guesses; done once for each start.
  if (given !== undefined) return scryptSync(given, 'second factor', KEY_BYTES);
  return await keyFile(join(folder, 'second-factor.key'), 'SECOND_FACTOR_KEY');
}

/** Whether the stored secrets were sealed with another key: then codes of apps open no account. */
export async function isOtherKey(db: Database, key: Buffer): Promise<boolean> {
  const [row] = await db.select().from(secondFactors).limit(1);
  return row !== undefined && openSecret(key, row.userId, row.sealedSecret) === undefined;
}
