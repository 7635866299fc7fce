import { randomBytes, scryptSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open.ts';
import { secondFactors } from '../database/schema.ts';
import { StartFailure } from '../start-failure.ts';
import { openSecret } from './sealing.ts';

const BYTES = 32;

/**
 * The key that secrets of second factors are sealed with: `SECOND_FACTOR_KEY`, else one that the
 * first start keeps in the data folder, apart from database and backups.
 */
export async function sealingKey(given: string | undefined, folder: string): Promise<Buffer> {
  // Slow for who guesses; done once for each start.
  if (given !== undefined) return scryptSync(given, 'second factor', BYTES);
  const path = join(folder, 'second-factor.key');
  const fresh = randomBytes(BYTES).toString('base64url');
  // Where there is one already, made by an earlier start or another process, that one counts.
  await writeFile(path, fresh, { flag: 'wx', mode: 0o600, flush: true }).catch(() => undefined);
  const key = Buffer.from(await readFile(path, 'utf8').catch(() => ''), 'base64url');
  if (key.length !== BYTES) throw new StartFailure(`${path}: is no key; restore it or remove it.`);
  return key;
}

/** Whether the stored secrets were sealed with another key: then codes of apps open no account. */
export async function isOtherKey(db: Database, key: Buffer): Promise<boolean> {
  const [row] = await db.select().from(secondFactors).limit(1);
  return row !== undefined && openSecret(key, row.userId, row.sealedSecret) === undefined;
}
