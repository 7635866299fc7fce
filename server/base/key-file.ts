import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { StartupError } from './startup-error.ts';

/** Length of encryption keys in bytes. */
export const KEY_BYTES = 32;

/** Creates a key file atomically: another process may create the file concurrently. */
async function makeKeyFile(path: string): Promise<void> {
  const made = `${path}.${randomUUID()}`;
  await writeFile(made, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true });
  // Keeps an existing file.
  await link(made, path).catch(() => undefined);
  await rm(made);
}

/**
 * Reads the key from a file of the data folder; returns undefined if the file doesn't exist. Throws a
 * `StartupError` for an invalid key.
 * @param variable environment variable that replaces the file, for the error message
 */
export async function readKeyFile(path: string, variable: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new StartupError(`${path}: is not a valid key; restore it, remove it or set ${variable}.`);
}

/** Reads the key from a file of the data folder; creates the file if it doesn't exist. */
export async function keyFile(path: string, variable: string): Promise<Buffer> {
  const stored = await readKeyFile(path, variable);
  if (stored !== undefined) return stored;
  await makeKeyFile(path);
  return (await readKeyFile(path, variable)) ?? Buffer.alloc(0);
}
