import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open.ts';
import { secondFactors } from '../database/schema.ts';
import { StartFailure } from '../start-failure.ts';
import { openSecret } from './sealing.ts';

const BYTES = 32;

/** Makes the file, whole or not at all: another process that shares the folder may do so, too. */
async function makeKeyFile(path: string): Promise<void> {
  const made = `${path}.${randomUUID()}`;
  await writeFile(made, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true });
  // Where there is one by now, that one counts.
  await link(made, path).catch(() => undefined);
  await rm(made);
}

/**
 * The key that secrets of second factors are sealed with: `SECOND_FACTOR_KEY`, else one that the
 * first start keeps in the data folder, apart from database and backups.
 */
export async function sealingKey(given: string | undefined, folder: string): Promise<Buffer> {
  // Slow for who guesses; done once for each start.
  if (given !== undefined) return scryptSync(given, 'second factor', BYTES);
  const path = join(folder, 'second-factor.key');
  const read = () => readFile(path, 'utf8').catch(() => undefined);
  if ((await read()) === undefined) await makeKeyFile(path);
  const key = Buffer.from((await read()) ?? '', 'base64url');
  if (key.length === BYTES) return key;
  throw new StartFailure(`${path}: is no key; restore it, remove it or set SECOND_FACTOR_KEY.`);
}

/** Whether the stored secrets were sealed with another key: then codes of apps open no account. */
export async function isOtherKey(db: Database, key: Buffer): Promise<boolean> {
  const [row] = await db.select().from(secondFactors).limit(1);
  return row !== undefined && openSecret(key, row.userId, row.sealedSecret) === undefined;
}
