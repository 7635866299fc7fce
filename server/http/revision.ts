import { createHash } from 'node:crypto';
import { conflict } from '../base/failure.ts';

/** Sorts the fields of objects: the same content has one text, whatever the order of its fields. */
function sorted(_key: string, part: unknown): unknown {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : part;
}

/** Computes the revision of a record that has no version numbers: a hash of what a save may write. */
export function revisionOf(content: unknown): string {
  const text = JSON.stringify({ content }, sorted);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Throws 409 where the stored record has another revision than the form began with. The caller holds a
 * lock on the record, so that two saves from one revision can't both pass.
 */
export function requireRevision(stored: unknown, revision: unknown): void {
  if (stored !== revision) throw conflict();
}
