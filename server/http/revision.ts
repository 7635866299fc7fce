import { createHash } from 'node:crypto';
import { conflict } from '../base/failure.ts';

/** Sorts the keys of objects, so that equal content has equal JSON. */
function sorted(_key: string, part: unknown): unknown {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : part;
}

/** Returns the revision of a record without version numbers: a hash of its editable content. */
export function revisionOf(content: unknown): string {
  const text = JSON.stringify({ content }, sorted);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Throws 409 if the stored revision differs from the one that the form started with. The caller holds a
 * lock on the record, so that of two concurrent saves only one passes.
 */
export function requireRevision(stored: unknown, revision: unknown): void {
  if (stored !== revision) throw conflict();
}
