import { isDeepStrictEqual } from 'node:util';
import type { ContractDocument, Schema } from '../document.ts';
import { describeLimits, describeType, listedValues } from './describe.ts';
import { fieldsOf, ownersOf, type Field } from './fields.ts';
import { reachOf, type Direction, type Reach } from './reach.ts';
import { guessRenames } from './renames.ts';
import { severityOf, type FieldChangeKind, type Severity } from './severity.ts';

/** A change to one property of one schema. */
export interface FieldChange {
  kind: FieldChangeKind;
  owner: string;
  /** Name of the field before the change; of an added one, its name. Empty: the schema itself. */
  field: string;
  /** Name after the change, where it was renamed. */
  renamedTo?: string;
  /** What it was and what it is, in words. */
  before: string;
  after: string;
  /** Values that a list of values lost and gained. */
  lost: string[];
  gained: string[];
  severity: Severity;
  directions: ReadonlySet<Direction>;
  /** Ids of the operations that carry the field. */
  operations: string[];
}

type Owners = ReadonlyMap<string, Schema>;

type Draft = Pick<FieldChange, 'kind' | 'owner' | 'field' | 'before' | 'after'> &
  Partial<Pick<FieldChange, 'renamedTo' | 'lost' | 'gained'>> & { required: boolean };

/** How an optional or a required field reads in a report. */
function textOf({ schema, required }: Field): string {
  return `${required ? '' : 'optional '}${describeType(schema)}`;
}

function valueDraft(owner: string, field: string, a: Schema, b: Schema): Draft[] {
  const [before, after] = [listedValues(a), listedValues(b)];
  const lost = before.filter((value) => !after.includes(value));
  const gained = after.filter((value) => !before.includes(value));
  if (lost.length + gained.length === 0) return [];
  const said = [...lost.map((value) => `− ${value}`), ...gained.map((value) => `+ ${value}`)];
  const words = { before: before.join(' | '), after: said.join(', ') };
  return [{ kind: 'values', owner, field, ...words, lost, gained, required: false }];
}

/** Schemas that live on under another name: old name → new name. */
type SchemaNames = ReadonlyMap<string, string>;

/** Which of the schemas that are gone came back unchanged under a new name. */
function renamedSchemas(before: Owners, after: Owners): SchemaNames {
  const fresh = [...after].filter(([name]) => !before.has(name));
  return new Map(
    [...before].flatMap(([name, schema]): [string, string][] => {
      if (after.has(name)) return [];
      const same = fresh.filter(([, other]) => isDeepStrictEqual(other, schema));
      return same.length === 1 ? same.map(([to]) => [name, to]) : [];
    }),
  );
}

/** A type in words, its schemas by their new names. */
function renamedType(type: string, names: SchemaNames): string {
  return type.replace(/\w+/g, (word) => names.get(word) ?? word);
}

/** What differs between a field and itself in the other contract. */
function compare(a: Field, b: Field, names: SchemaNames): Draft[] {
  const about = { owner: a.owner, field: a.name, required: b.required };
  const drafts: Draft[] = [];
  const [typeA, typeB] = [renamedType(describeType(a.schema), names), describeType(b.schema)];
  if (typeA !== typeB) drafts.push({ kind: 'retyped', ...about, before: typeA, after: typeB });
  if (a.required !== b.required) {
    drafts.push({
      kind: b.required ? 'required' : 'optional',
      ...about,
      before: a.required ? 'required' : 'optional',
      after: b.required ? 'required' : 'optional',
    });
  }
  drafts.push(...valueDraft(a.owner, a.name, a.schema, b.schema));
  const [limitsA, limitsB] = [describeLimits(a.schema), describeLimits(b.schema)];
  if (limitsA !== limitsB && typeA === typeB) {
    drafts.push({ kind: 'limits', ...about, before: limitsA, after: limitsB });
  }
  return drafts;
}

/** What changed within one schema; a field whose parent changed isn't listed again. */
function changesWithin(owner: string, a: Schema, b: Schema, names: SchemaNames): Draft[] {
  const [before, after] = [fieldsOf(owner, a), fieldsOf(owner, b)];
  const common = new Map(after.map((field) => [field.name, field]));
  const known = new Set(before.map((field) => field.name));
  const top = (fields: Field[]) =>
    fields.filter(({ name }) => !fields.some((other) => name.startsWith(`${other.name}.`)));
  const removed = top(before.filter(({ name }) => !common.has(name)));
  const added = top(after.filter(({ name }) => !known.has(name)));
  const renames = guessRenames(removed, added);
  const drafts = valueDraft(owner, '', a, b);
  for (const field of before) {
    const now = common.get(field.name);
    if (now !== undefined) drafts.push(...compare(field, now, names));
  }
  for (const field of removed) {
    const to = renames.get(field);
    const about = { owner, field: field.name, before: textOf(field), required: field.required };
    drafts.push(
      to === undefined
        ? { kind: 'removed', ...about, after: '' }
        : { kind: 'renamed', ...about, after: textOf(to), renamedTo: to.name },
    );
  }
  const renamed = new Set(renames.values());
  for (const field of added.filter((candidate) => !renamed.has(candidate))) {
    const { name, required } = field;
    drafts.push({ kind: 'added', owner, field: name, before: '', after: textOf(field), required });
  }
  return drafts;
}

function complete(draft: Draft, reaches: [Reach, Reach]): FieldChange {
  const { required, ...rest } = draft;
  const operations = new Set<string>();
  const directions = new Set<Direction>();
  for (const reach of reaches) {
    for (const [id, ways] of reach.get(draft.owner) ?? []) {
      operations.add(id);
      for (const way of ways) directions.add(way);
    }
  }
  const { lost = [], gained = [] } = draft;
  const details = { valuesAdded: gained.length > 0, valuesRemoved: lost.length > 0 };
  // A schema's name is known to who generates from it, and to nobody on the line.
  const isName = draft.kind === 'renamed' && draft.field === '';
  const severity = isName ? 'check' : severityOf(draft.kind, { directions, required, ...details });
  return { ...rest, lost, gained, severity, directions, operations: [...operations].sort() };
}

/**
 * Compares the fields of every schema that both contracts have. Schemas that come or go are listed by
 * the operations that carry them.
 */
export function fieldChanges(before: ContractDocument, after: ContractDocument): FieldChange[] {
  const reaches: [Reach, Reach] = [reachOf(before), reachOf(after)];
  const [was, now] = [ownersOf(before), ownersOf(after)];
  const names = renamedSchemas(was, now);
  return [...was].flatMap(([owner, schema]) => {
    const renamedTo = names.get(owner);
    if (renamedTo !== undefined) {
      const about = { owner, field: '', before: owner, after: renamedTo, required: false };
      return [complete({ kind: 'renamed', ...about, renamedTo }, reaches)];
    }
    const other = now.get(owner);
    if (other === undefined) return [];
    return changesWithin(owner, schema, other, names).map((draft) => complete(draft, reaches));
  });
}
