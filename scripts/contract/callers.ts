import type { Operation } from './document.ts';
import { findOperationUses } from './uses/operation-uses.ts';
import { WrittenCode } from './uses/written-code.ts';

/** An operation with the files of the site that call it, sorted. */
export interface Callers {
  operation: Operation;
  files: string[];
}

/**
 * Where the site below `root` calls each operation, by its imports; mocks are no callers. Only `src` is
 * read: what an image is built from has no tests.
 */
export function findCallers(root: string, operations: Operation[]): Callers[] {
  const uses = findOperationUses(new WrittenCode(root, ['src']), operations);
  return operations.map((operation) => {
    const files = (uses.get(operation.id) ?? [])
      .map(({ file }) => file)
      .filter((file) => !file.startsWith('src/mocks/'));
    return { operation, files: [...new Set(files)].sort() };
  });
}
