import { describeType, listedValues } from '../changes/describe.ts';
import type { FieldChange } from '../changes/field-changes.ts';
import { fieldsOf, ownersOf } from '../changes/fields.ts';
import type { ContractDocument } from '../document.ts';
import type { Overlay } from '../generated-at.ts';
import { findFieldUses, qualifiedName } from './field-uses.ts';
import { treesMentioning, type Wanted } from './mentions.ts';
import { CodeReader, type TypedCode } from './program.ts';
import { findSchemaUses } from './schema-uses.ts';
import { Visibility } from './visibility.ts';
import { Sources } from './sources.ts';
import type { Use } from './use.ts';
import { findStoredValues, findValueUses } from './value-uses.ts';
import type { WrittenCode } from './written-code.ts';

/** What a changed field is called in the code, and which of its values are gone. */
interface Asked {
  change: FieldChange;
  /** By the types of the base. */
  before: string[];
  /** By today's types. */
  after: string[];
  lost: string[];
  /** Whether each record must have it now, or another one: what puts records together writes it. */
  isMade: boolean;
  /** Every value, as the code from before knows it. */
  values: string[];
}

function keysOf(change: FieldChange, contract: ContractDocument): string[] {
  // Its fields are called as before.
  if (isNamed(change)) return [];
  if (change.field !== '') return [`${change.owner}.${change.field}`];
  // The schema itself changed: whoever uses a field of its type.
  return [...ownersOf(contract)].flatMap(([owner, schema]) =>
    fieldsOf(owner, schema)
      .filter((field) => describeType(field.schema).split(/\W+/).includes(change.owner))
      .map(({ name }) => `${owner}.${name}`),
  );
}

/**
 * A field that is gone is found by the types of the base alone. One that is still there is found by
 * today's, as the code is written on them: it may be reached by what the base didn't have.
 */
function keysBefore(change: FieldChange, before: ContractDocument): string[] {
  const gone = change.kind === 'removed' || change.kind === 'renamed';
  return gone ? keysOf(change, before) : [];
}

function keysAfter(change: FieldChange, after: ContractDocument): string[] {
  const { kind, owner, renamedTo } = change;
  if (isNamed(change)) return [];
  if (renamedTo !== undefined) return [`${owner}.${renamedTo}`];
  return kind === 'removed' ? [] : keysOf(change, after);
}

/** Whether a schema itself has got another name. */
const isNamed = ({ kind, field }: FieldChange) => kind === 'renamed' && field === '';

/** Whether whoever puts together a record of a response has to write the field now, or otherwise. */
function mustBeMade({ kind, after, directions }: FieldChange): boolean {
  if (!directions.has('answered')) return false;
  return (
    kind === 'required' ||
    kind === 'retyped' ||
    (kind === 'added' && !after.startsWith('optional '))
  );
}

/** What the fields that take values of a list are called. */
function spokenNames({ change, before, after }: Asked): ReadonlySet<string> {
  return new Set([change.field, ...before, ...after].filter(Boolean).map(qualifiedName));
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

/** Reads the types where something is used; once, if the base was generated as today. */
function readTypes(
  code: WrittenCode,
  generated: () => Overlay,
  wanted: { before: Wanted; after: Wanted },
): Typed {
  const reader = new CodeReader(code);
  const empty = ({ fields, makers, values }: Wanted) =>
    fields.length + makers.length + values.length === 0;
  const read = (asked: Wanted, from: Overlay) => {
    if (empty(asked)) return undefined;
    const sources = new Sources(code, from);
    const visibility = new Visibility(sources, code.files());
    return reader.read(treesMentioning(code, asked, visibility), sources, visibility);
  };
  const today: Overlay = new Map();
  const overlay = empty(wanted.before) ? today : generated();
  if (overlay.size > 0) {
    return { before: read(wanted.before, overlay), after: read(wanted.after, today) };
  }
  const both = {
    fields: [...wanted.before.fields, ...wanted.after.fields],
    makers: [...wanted.before.makers, ...wanted.after.makers],
    values: [...wanted.before.values, ...wanted.after.values],
  };
  const typed = read(both, today);
  return { before: typed, after: typed };
}

/**
 * Finds where changed fields are read, written or named, under their old names and their new ones,
 * and where values that they lost are spelled out.
 *
 * @param generated answers what was generated at the base; asked only if a type is needed
 */
export function findChangeUses(
  code: WrittenCode,
  changed: readonly FieldChange[],
  contracts: { before: ContractDocument; after: ContractDocument },
  generated: () => Overlay,
): Map<FieldChange, Use[]> {
  if (changed.length === 0) return new Map();
  const asked = changed.map((change): Asked => ({
    change,
    before: keysBefore(change, contracts.before),
    after: keysAfter(change, contracts.after),
    lost: change.kind === 'values' ? change.lost : [],
    isMade: mustBeMade(change),
    values: valuesBefore(change, contracts.before),
  }));
  const old = asked.flatMap((each) => each.before);
  const current = asked.flatMap((each) => each.after);
  const typed = readTypes(code, generated, {
    before: { fields: old, makers: [], values: asked.flatMap((each) => each.lost) },
    after: {
      fields: current,
      makers: asked.filter((each) => each.isMade).map(({ change }) => change.owner),
      values: [],
    },
  });
  const made = new Set(asked.filter((each) => each.isMade).flatMap((each) => each.after));
  const usesBefore = typed.before && findFieldUses(typed.before, old);
  const usesAfter = typed.after && findFieldUses(typed.after, current, made);
  return new Map(
    asked.map((each) => [
      each.change,
      [
        ...(isNamed(each.change) ? findSchemaUses(code, each.change.owner) : []),
        ...each.before.flatMap((key) => usesBefore?.get(key) ?? []),
        ...each.after.flatMap((key) => usesAfter?.get(key) ?? []),
        ...(typed.before ? findValueUses(typed.before, each.lost, each.values) : []),
        ...(typed.before ? findStoredValues(typed.before, each.lost, spokenNames(each)) : []),
      ],
    ]),
  );
}
