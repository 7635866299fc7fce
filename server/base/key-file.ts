import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { StartupError } from './startup-error.ts';

/** Length of encryption keys in bytes. */
export const KEY_BYTES = 32;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

const unreadable = (path: string, code: string) =>
  new StartupError(`${path}: can't be read (${code}).`);

/**
 * Creates a key file atomically; keeps the file of a process that created it concurrently. Throws a
 * `StartupError` if it can't be created, for example on a file system without hard links.
 */
async function makeKeyFile(path: string, variable: string): Promise<void> {
  const made = `${path}.${randomUUID()}`;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  try {
    await writeFile(made, key, { mode: 0o600, flush: true });
    await link(made, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw new StartupError(`${path}: can't be created (${codeOf(error)}); set ${variable}.`);
  } finally {
    await rm(made, { force: true });
  }
}

/**
 * Reads the key from a file of the data folder; returns undefined if the file doesn't exist. Throws a
 * `StartupError` for an unreadable file or an invalid key.
 * @param variable environment variable that replaces the file, for the error message
 */
export async function readKeyFile(path: string, variable: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw unreadable(path, codeOf(error));
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new StartupError(`${path}: is not a valid key; restore it, remove it or set ${variable}.`);
}

/**
 * Reads the key from a file of the data folder; creates the file if it doesn't exist. Throws a `StartupError`
 * if the file is unreadable or invalid, or can't be created.
 */
export async function keyFile(path: string, variable: string): Promise<Buffer> {
  const stored = await readKeyFile(path, variable);
  if (stored !== undefined) return stored;
  await makeKeyFile(path, variable);
  const made = await readKeyFile(path, variable);
  if (made === undefined) throw unreadable(path, 'ENOENT');
  return made;
}

/** Encryption keys: the first one encrypts, all of them decrypt. */
export type EncryptionKeys = readonly [Buffer, ...Buffer[]];

/**
 * Returns the keys derived from secrets, otherwise a key that the first start creates in a file of the data
 * folder, outside database and backups. With secrets, the key in the file only decrypts.
 * @param salt purpose of the keys; secrets have other keys for another purpose
 * @param variable environment variable with the secrets, for error messages
 */
export async function encryptionKeys(
  secrets: readonly string[],
  { path, variable, salt }: { path: string; variable: string; salt: string },
): Promise<EncryptionKeys> {
  // scrypt is slow, which hinders guessing; it runs once per start.
  const [current, ...former] = secrets.map((secret) => scryptSync(secret, salt, KEY_BYTES));
  if (current === undefined) return [await keyFile(path, variable)];
  const stored = await readKeyFile(path, variable);
  return stored === undefined ? [current, ...former] : [current, ...former, stored];
}
