import { randomBytes, randomUUID } from 'node:crypto';
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
