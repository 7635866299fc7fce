import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS, isNode, membersOf, typeUnder, VALUES, type Node } from './nodes.ts';

export type Change = 'added' | 'removed' | 'changed';
type Keys = readonly (string | number)[];

/** A node that differs between two contracts. */
export interface Difference {
  /** Type of the parent node and field; `*` stands for a member: `schema.maxLength`, `parameters.*`. */
  kind: string;
  change: Change;
  before: unknown;
  after: unknown;
  /** Path to the node; members of lists are named by their identity. */
  names: readonly string[];
  /** Keys of the path in each contract. */
  at: { before: Keys; after: Keys };
}

/** A node in both contracts, before the comparison. */
type Place = Omit<Difference, 'kind' | 'change'>;

function changeOf({ before, after }: Place): Change {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

/** Returns the fields of a node. */
function fieldsOf({ names, at }: Place, left: Node, right: Node): [string, Place][] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].map((field) => [
    field,
    {
      before: left[field],
      after: right[field],
      names: [...names, field],
      at: { before: [...at.before, field], after: [...at.after, field] },
    },
  ]);
}

/** Returns the members of a list, matched by identity. */
function membersAt(type: string, { before, after, names, at }: Place): Place[] {
  // A single value counts as a list of one member.
  const [left, right] = [[before ?? []].flat(), [after ?? []].flat()] as [unknown[], unknown[]];
  const keys = (of: Keys, list: unknown, index: number | undefined) =>
    index === undefined || !Array.isArray(list) ? of : [...of, index];
  return membersOf(type, left, right).map((member) => ({
    before: member.before === undefined ? undefined : left[member.before],
    after: member.after === undefined ? undefined : right[member.after],
    names: [...names, member.name],
    at: {
      before: keys(at.before, before, member.before),
      after: keys(at.after, after, member.after),
    },
  }));
}

/** Compares two contracts node by node and returns the nodes that differ. */
export function differencesBetween(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];

  /** Compares one node; `type` is undefined for a plain value. */
  function compare(kind: string, type: string | undefined, place: Place): void {
    if (place.before === place.after || isDeepStrictEqual(place.before, place.after)) return;
    const count = found.length;
    const isCollection = type !== undefined && COLLECTIONS.has(type);
    const sides = [place.before, place.after].map(
      (side) => side ?? (isCollection ? {} : undefined),
    );
    if (type !== undefined && !sides.includes(undefined)) compareInside(kind, type, place, sides);
    if (found.length > count) return;
    // Without differing members, only the order differs.
    const isOrder = [place.before, place.after].every(Array.isArray) && type !== undefined;
    found.push({ kind: isOrder ? `${kind} order` : kind, change: changeOf(place), ...place });
  }

  function compareInside(kind: string, type: string, place: Place, sides: unknown[]): void {
    const [left, right] = sides;
    if (type === VALUES || sides.some(Array.isArray)) {
      const list = type === VALUES ? kind : type;
      for (const member of membersAt(type, place))
        compare(`${list}.*`, typeUnder(type, '*'), member);
    } else if (isNode(left) && isNode(right)) {
      for (const [field, inside] of fieldsOf(place, left, right)) {
        const under = typeUnder(type, field);
        const isMember = typeUnder(type, '*') !== undefined || under === 'operation';
        compare(`${type}.${isMember ? '*' : field}`, under, inside);
      }
    }
  }

  compare('contract', 'contract', { before, after, names: [], at: { before: [], after: [] } });
  return found;
}
