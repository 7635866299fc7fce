import { SITE_PATH } from './site-address';

/** What a stored text must pass to be used: a parser that throws on what it can't mend. */
type Parse<T> = (stored: unknown) => T;

/** What the browser refused to keep, by its key: known until this page goes. */
const held = new Map<string, string>();

/** The key as the browser has it: all that a host serves shares one storage. */
export const storageKey = (key: string): string => SITE_PATH + key;

/** The text under a key; what the browser refused to keep is newer than what it holds. */
function textOf(storage: () => Storage, key: string): string | null {
  return held.get(key) ?? storage().getItem(storageKey(key));
}

/** Keeps or, given `undefined`, removes a text; false where only this page knows it from now on. */
function put(storage: () => Storage, key: string, text: string | undefined): boolean {
  held.delete(key);
  try {
    if (text === undefined) storage().removeItem(storageKey(key));
    else storage().setItem(storageKey(key), text);
    return true;
  } catch {
    // Private windows and full disks refuse writes.
    if (text !== undefined) held.set(key, text);
    return false;
  }
}

/**
 * Reads a JSON value from web storage. Anything unreadable (absent, broken, refused by `parse`)
 * gives the fallback: stored state is never trusted.
 */
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
 * Writes a JSON value; `undefined` removes it. Answers whether the browser keeps it: where storage
 * is blocked or full, the value lasts as long as the page.
 */
export function writeStored(storage: () => Storage, key: string, value: unknown): boolean {
  return put(storage, key, value === undefined ? undefined : JSON.stringify(value));
}

/** localStorage, looked up at each use because a browser may throw on the mere access. */
export const local = () => globalThis.localStorage;

/** The keys in local storage that are this site's, as it knows them. */
export function localKeys(): string[] {
  return Object.keys(local())
    .filter((key) => key.startsWith(SITE_PATH))
    .map((key) => key.slice(SITE_PATH.length));
}

/** Reads a bare text such as the token, which other tools store without JSON quotes. */
export function readText(key: string): string | undefined {
  try {
    return textOf(local, key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a bare text; `undefined` removes it. */
export function writeText(key: string, value: string | undefined): void {
  put(local, key, value);
}
