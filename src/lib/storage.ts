import { SITE_PATH } from './site-address';

/** Validates a stored value; throws if it is invalid. */
type Parse<T> = (stored: unknown) => T;

/** Values that storage rejected, by key; they last as long as the page. */
const held = new Map<string, string>();

/** Prefixes a key, because all sites of a host share one storage. */
export const storageKey = (key: string): string => SITE_PATH + key;

/** Reads a text; prefers a value that storage rejected, because it is newer than the stored one. */
function textOf(storage: () => Storage, key: string): string | null {
  return held.get(key) ?? storage().getItem(storageKey(key));
}

/** Stores a text, or removes it for `undefined`; returns false if storage rejects that. */
function put(storage: () => Storage, key: string, text: string | undefined): boolean {
  held.delete(key);
  try {
    if (text === undefined) storage().removeItem(storageKey(key));
    else storage().setItem(storageKey(key), text);
    return true;
  } catch {
    // Private windows and full storage reject writes.
    if (text !== undefined) held.set(key, text);
    return false;
  }
}

/** Reads a JSON value; returns the fallback if it is missing, broken or rejected by `parse`. */
export function readStored<T>(
  storage: () => Storage,
  key: string,
  parse: Parse<T>,
  fallback: T,
): T {
  try {
    const text = textOf(storage, key);
    return text === null ? fallback : parse(JSON.parse(text));
  } catch {
    return fallback;
  }
}

/**
 * Writes a JSON value; `undefined` removes it. Returns whether it is stored; if storage is blocked
 * or full, the value lasts as long as the page.
 */
export function writeStored(storage: () => Storage, key: string, value: unknown): boolean {
  return put(storage, key, value === undefined ? undefined : JSON.stringify(value));
}

/** Accesses localStorage on each use, because the access itself may throw. */
export const local = () => globalThis.localStorage;

/** Returns this site's keys in local storage, without their prefix. */
export function localKeys(): string[] {
  return Object.keys(local())
    .filter((key) => key.startsWith(SITE_PATH))
    .map((key) => key.slice(SITE_PATH.length));
}

/** Reads a plain text such as the token, which other tools store without JSON quotes. */
export function readText(key: string): string | undefined {
  try {
    return textOf(local, key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a plain text; `undefined` removes it. */
export function writeText(key: string, value: string | undefined): void {
  put(local, key, value);
}
