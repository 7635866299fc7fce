/** What a stored text must pass to be used: a parser that throws on what it can't mend. */
type Parse<T> = (stored: unknown) => T;

/**
 * Reads a JSON value from web storage. Anything unreadable (absent, broken, refused by `parse`,
 * storage blocked by the browser) gives the fallback: stored state is never trusted.
 */
export function readStored<T>(
  storage: () => Storage,
  key: string,
  parse: Parse<T>,
  fallback: T,
): T {
  try {
    const text = storage().getItem(key);
    return text === null ? fallback : parse(JSON.parse(text));
  } catch {
    return fallback;
  }
}

/** Writes a JSON value; `undefined` removes it. A full or blocked storage loses only the memory. */
export function writeStored(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks refuse writes; the page goes on with what it holds.
  }
}

/** localStorage, looked up at each use because a browser may throw on the mere access. */
export const local = () => globalThis.localStorage;

/** Reads a bare text such as the token, which other tools store without JSON quotes. */
export function readText(key: string): string | undefined {
  try {
    return local().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a bare text; `undefined` removes it. */
export function writeText(key: string, value: string | undefined): void {
  try {
    if (value === undefined) local().removeItem(key);
    else local().setItem(key, value);
  } catch {
    // As above: what can't be kept is forgotten at the next visit.
  }
}
