import { deprecatedFields, deprecatedOperations } from './changes/deprecations.ts';
import { fieldChanges, type FieldChange } from './changes/field-changes.ts';
import { operationChanges, type OperationChange } from './changes/operation-changes.ts';
import { operationsOf, type ContractDocument, type Operation } from './document.ts';
import { generatedAt, type Overlay } from './generated-at.ts';
import { isRewritten, type Base } from './revisions.ts';
import { findChangeUses } from './uses/change-uses.ts';
import { ImportGraph } from './uses/imports.ts';
import { findOperationUses } from './uses/operation-uses.ts';
import { findPathUses } from './uses/path-uses.ts';
import { pageFinder, pagesOf, testFinder } from './uses/pages.ts';
import type { Use } from './uses/use.ts';
import { WrittenCode } from './uses/written-code.ts';

/** Where a change is felt. */
export interface Affected {
  uses: Use[];
  /** Addresses of the pages that the uses show on. */
  pages: string[];
  /** Places in tests that open those pages. */
  tests: string[];
}

/** An operation that carries a changed field, and where the site calls it. */
export interface Carrier {
  operation: Operation;
  calledAt: string[];
}

/** What a change of the contract does to this project. */
export interface Impact {
  base: string;
  operations: (OperationChange & Affected)[];
  fields: (FieldChange & Affected & { carriers: Carrier[] })[];
}

/** Answers what feels a use: the pages that it shows on, and the tests that open those. */
function affectedBy(code: WrittenCode): (uses: Use[]) => Affected {
  const shownOn = pageFinder(new ImportGraph(code), pagesOf(code));
  const openedBy = testFinder(code);
  return (uses) => {
    const reached = new Set(uses.flatMap(shownOn));
    const direct = new Set(uses.map(({ file, line }) => `${file}:${line}`));
    const tests = openedBy(reached).filter((place) => !direct.has(place));
    return { uses, pages: [...reached].sort(), tests };
  };
}

/** Where an address is spelled out that is no longer the operation's. */
function spelled(code: WrittenCode, { kind, operation }: OperationChange): Use[] {
  return kind === 'moved' || kind === 'removed' ? findPathUses(code, operation) : [];
}

/**
 * Works out what a change of the contract does to the code of this project: what changed, and who
 * reads, sends or names it, found by the types of the code, not by its words.
 */
export async function findImpact(
  root: string,
  base: Base,
  head: Promise<ContractDocument>,
): Promise<Impact> {
  const { revision, contract: before } = base;
  const announced = deprecatedOperations(before).length + deprecatedFields(before).length > 0;
  const rewritten = announced || revision === undefined || isRewritten(root, revision);
  // While another process bundles the contract; where nothing was written there is nothing to read.
  const code = rewritten ? new WrittenCode(root) : undefined;
  const markAffected = code && affectedBy(code);
  const after = await head;
  // What is announced to go is asked about until nobody uses it.
  const changed = [...fieldChanges(before, after), ...deprecatedFields(after)];
  const operations = [...operationChanges(before, after), ...deprecatedOperations(after)];
  if (
    code === undefined ||
    markAffected === undefined ||
    changed.length + operations.length === 0
  ) {
    return { base: base.name, operations: [], fields: [] };
  }

  const known = new Map(
    [...operationsOf(before), ...operationsOf(after)].map((operation) => [operation.id, operation]),
  );
  const touched = new Set([
    ...operations.map(({ operation }) => operation.id),
    ...changed.flatMap((change) => change.operations),
  ]);
  const asked = [...known.values()].filter(({ id }) => touched.has(id));
  const operationUses = findOperationUses(code, asked);
  const generated = (): Overlay =>
    revision === undefined ? new Map() : generatedAt(root, revision);
  const changeUses = findChangeUses(code, changed, { before, after }, generated);

  return {
    base: base.name,
    operations: operations.map((change) => ({
      ...change,
      ...markAffected([
        ...(operationUses.get(change.operation.id) ?? []),
        ...spelled(code, change),
      ]),
    })),
    fields: changed.map((change) => {
      const carriers = change.operations.flatMap((id): Carrier[] => {
        const operation = known.get(id);
        const calls = (operationUses.get(id) ?? []).filter(({ file }) => file.startsWith('src/'));
        const calledAt = calls.map(({ file, line }) => `${file}:${line}`);
        return operation === undefined ? [] : [{ operation, calledAt }];
      });
      return { ...change, ...markAffected(changeUses.get(change) ?? []), carriers };
    }),
  };
}
