import { rmSync } from 'node:fs';
import { fieldChanges, type FieldChange } from './changes/field-changes.ts';
import { describeType, listedValues } from './changes/describe.ts';
import { fieldsOf, ownersOf } from './changes/fields.ts';
import { operationChanges, type OperationChange } from './changes/operation-changes.ts';
import { operationsOf, type ContractDocument, type Operation } from './document.ts';
import { generatedAt, isRewritten, type Base } from './revisions.ts';
import { findFieldUses } from './uses/field-uses.ts';
import { ImportGraph } from './uses/imports.ts';
import { findOperationUses } from './uses/operation-uses.ts';
import { pageFinder, pagesOf, testFinder } from './uses/pages.ts';
import { CodeReader, type TypedCode } from './uses/program.ts';
import type { Use } from './uses/source-files.ts';
import { findValueUses } from './uses/value-uses.ts';

/** Where a change is felt. */
export interface Felt {
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
  operations: (OperationChange & Felt)[];
  fields: (FieldChange & Felt & { carriers: Carrier[] })[];
}

/** Names under which a changed field is known in code that was written before the change. */
function keysBefore(change: FieldChange, before: ContractDocument): string[] {
  if (change.kind === 'added') return [];
  if (change.field !== '') return [`${change.owner}.${change.field}`];
  // The schema itself changed: whoever uses a field of its type.
  return [...ownersOf(before)].flatMap(([owner, schema]) =>
    fieldsOf(owner, schema)
      .filter((field) => describeType(field.schema).split(/\W+/).includes(change.owner))
      .map(({ name }) => `${owner}.${name}`),
  );
}

/** Names under which it is known in code that follows the change already. */
function keysAfter({ kind, owner, field, renamedTo }: FieldChange): string[] {
  if (kind === 'added') return [`${owner}.${field}`];
  return renamedTo === undefined ? [] : [`${owner}.${renamedTo}`];
}

/** Every value of a changed list, as the code from before knows it. */
function valuesBefore({ owner, field }: FieldChange, before: ContractDocument): string[] {
  const schema = ownersOf(before).get(owner);
  if (schema === undefined) return [];
  const found = fieldsOf(owner, schema).find(({ name }) => name === field);
  return listedValues(found?.schema ?? schema);
}

/** The code on the types of the base, and on today's for who asks for them. */
interface Code {
  before: TypedCode;
  after: () => TypedCode;
}

function readCode(root: string, base: Base): Code {
  const reader = new CodeReader(root);
  const overlay = base.revision === undefined ? undefined : generatedAt(root, base.revision);
  try {
    const before = reader.read(overlay);
    return { before, after: () => (overlay === undefined ? before : reader.read(undefined)) };
  } finally {
    if (overlay !== undefined) rmSync(overlay, { recursive: true });
  }
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
  // While another process bundles the contract; where nothing was written there is nothing to read.
  const code =
    base.revision !== undefined && !isRewritten(root, base.revision)
      ? undefined
      : readCode(root, base);
  const before = base.contract;
  const after = await head;
  const changed = fieldChanges(before, after);
  const operations = operationChanges(before, after);
  if (code === undefined || changed.length + operations.length === 0) {
    return { base: base.name, operations: [], fields: [] };
  }
  const { files } = code.before;
  const shownOn = pageFinder(new ImportGraph(files), pagesOf(files));
  const openedBy = testFinder(files);

  const feel = (uses: Use[]): Felt => {
    const reached = new Set(uses.flatMap(shownOn));
    const direct = new Set(uses.map(({ file, line }) => `${file}:${line}`));
    const tests = openedBy(reached).filter((place) => !direct.has(place));
    return { uses, pages: [...reached].sort(), tests };
  };

  const known = new Map(
    [...operationsOf(before), ...operationsOf(after)].map((operation) => [operation.id, operation]),
  );
  const operationUses = findOperationUses(files, [...known.values()]);
  const usesBefore = findFieldUses(
    code.before,
    changed.flatMap((change) => keysBefore(change, before)),
  );
  const asked = changed.flatMap(keysAfter);
  const usesAfter =
    asked.length > 0 ? findFieldUses(code.after(), asked) : new Map<string, Use[]>();

  return {
    base: base.name,
    operations: operations.map((change) => ({
      ...change,
      ...feel(operationUses.get(change.operation.id) ?? []),
    })),
    fields: changed.map((change) => {
      const values = change.kind === 'values' ? change.lost : [];
      const uses = [
        ...keysBefore(change, before).flatMap((key) => usesBefore.get(key) ?? []),
        ...keysAfter(change).flatMap((key) => usesAfter.get(key) ?? []),
        ...findValueUses(code.before, values, valuesBefore(change, before)),
      ];
      const carriers = change.operations.flatMap((id): Carrier[] => {
        const operation = known.get(id);
        const calls = (operationUses.get(id) ?? []).filter(({ file }) => file.startsWith('src/'));
        const calledAt = calls.map(({ file, line }) => `${file}:${line}`);
        return operation === undefined ? [] : [{ operation, calledAt }];
      });
      return { ...change, ...feel(uses), carriers };
    }),
  };
}
