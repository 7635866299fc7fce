import { describeType, listedValues } from '../changes/describe.ts';
import type { FieldChange } from '../changes/field-changes.ts';
import { fieldsOf, ownersOf } from '../changes/fields.ts';
import type { ContractDocument } from '../document.ts';
import type { Overlay } from '../generated-at.ts';
import { findFieldUses, spokenName } from './field-uses.ts';
import { CodeReader, type TypedCode } from './program.ts';
import type { Use } from './use.ts';
import { findValueUses } from './value-uses.ts';
import type { WrittenCode } from './written-code.ts';

/** What a changed field is called in the code, and which of its values are gone. */
interface Asked {
  change: FieldChange;
  /** In code that was written before the change. */
  before: string[];
  /** In code that follows the change already. */
  after: string[];
  lost: string[];
  /** Every value, as the code from before knows it. */
  values: string[];
}

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

function keysAfter({ kind, owner, field, renamedTo }: FieldChange): string[] {
  if (kind === 'added') return [`${owner}.${field}`];
  return renamedTo === undefined ? [] : [`${owner}.${renamedTo}`];
}

function valuesBefore({ owner, field }: FieldChange, before: ContractDocument): string[] {
  const schema = ownersOf(before).get(owner);
  if (schema === undefined) return [];
  const found = fieldsOf(owner, schema).find(({ name }) => name === field);
  return listedValues(found?.schema ?? schema);
}

/** Code on the types of the base, and on today's; undefined where nobody asks. */
interface Typed {
  before: TypedCode | undefined;
  after: TypedCode | undefined;
}

/** What is looked for: names of properties, and values. */
interface Words {
  properties: string[];
  values: string[];
}

/** Reads the types where something is used; once, if the base was generated as today. */
function readTypes(
  code: WrittenCode,
  generated: () => Overlay,
  words: { before: Words; after: Words },
): Typed {
  const reader = new CodeReader(code);
  const read = ({ properties, values }: Words, from: Overlay) =>
    properties.length + values.length === 0
      ? undefined
      : reader.read(code.treesUsing(properties, values), from);
  const overlay = generated();
  if (overlay.size > 0) {
    return { before: read(words.before, overlay), after: read(words.after, new Map()) };
  }
  const both = {
    properties: [...words.before.properties, ...words.after.properties],
    values: [...words.before.values, ...words.after.values],
  };
  const typed = read(both, overlay);
  return { before: typed, after: typed };
}

/**
 * Finds where changed fields are read, written or named, under their old names and their new ones,
 * and where values that they lost are spelled out.
 *
 * @param before the contract of the base
 * @param generated answers what was generated at the base; asked only if a type is needed
 */
export function findChangeUses(
  code: WrittenCode,
  changed: readonly FieldChange[],
  before: ContractDocument,
  generated: () => Overlay,
): Map<FieldChange, Use[]> {
  if (changed.length === 0) return new Map();
  const asked = changed.map((change): Asked => ({
    change,
    before: keysBefore(change, before),
    after: keysAfter(change),
    lost: change.kind === 'values' ? change.lost : [],
    values: valuesBefore(change, before),
  }));
  const old = asked.flatMap((each) => each.before);
  const current = asked.flatMap((each) => each.after);
  const typed = readTypes(code, generated, {
    before: { properties: old.map(spokenName), values: asked.flatMap((each) => each.lost) },
    after: { properties: current.map(spokenName), values: [] },
  });
  const usesBefore = typed.before && findFieldUses(typed.before, old);
  const usesAfter = typed.after && findFieldUses(typed.after, current);
  return new Map(
    asked.map((each) => [
      each.change,
      [
        ...each.before.flatMap((key) => usesBefore?.get(key) ?? []),
        ...each.after.flatMap((key) => usesAfter?.get(key) ?? []),
        ...(typed.before ? findValueUses(typed.before, each.lost, each.values) : []),
      ],
    ]),
  );
}
