import { isDeepStrictEqual } from 'node:util';
import type { ContractDocument } from '../document.ts';
import { differencesBetween, type Change, type Difference } from './differences.ts';
import { combined, effectOf, worst, type Effect, type Meaning } from './meaning.ts';
import { describeChange, placeOf, partPath } from './place.ts';
import { reachOfBoth, type Reach } from './reach.ts';
import { sourceFinder, type Source, type SourceFiles } from './sources.ts';

/** A difference between two contracts, with its meaning and the affected operations. */
export interface Finding {
  /** JSON Pointers into the bundle; members of lists are named by their identity. */
  pointers: string[];
  kind: string;
  change: Change;
  before: unknown;
  after: unknown;
  /** One-line description, which also identifies the difference in `accepted-changes.yaml`. */
  line: string;
  meaning: Meaning | 'unclassified';
  effect: Effect;
  operations: Reach[];
  /** Source of the node, or its source before the removal. */
  source: { file: string; line: number } | undefined;
}

/** A contract and its source files, if they are known. */
export interface Side {
  contract: ContractDocument;
  files?: SourceFiles | undefined;
}

/** Files with shared parts. A node in them is named by its path in the file, not by an operation. */
const SHARED = /openapi\/(responses|parameters|headers)\.yaml$/;

function pointerOf(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns true if a reference differs only in the name of its schema. */
function isRename({ kind, before, after }: Difference, left: Side, right: Side): boolean {
  if (kind !== 'schema.$ref') return false;
  const schemaOf = ({ contract }: Side, reference: unknown) =>
    contract.components.schemas[String(reference).split('/').at(-1) ?? ''];
  const schemas = [schemaOf(left, before), schemaOf(right, after)];
  return schemas[0] !== undefined && isDeepStrictEqual(...(schemas as [unknown, unknown]));
}

/** Merges equal findings with the same source, which several operations share, into one. */
function merged(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const one of findings) {
    const { file = '', line = '' } = one.source ?? {};
    const key = JSON.stringify([file, line, one.kind, one.line, one.before, one.after]);
    const known = file === '' ? undefined : byPlace.get(key);
    if (known === undefined) byPlace.set(file === '' ? one.pointers.join() : key, one);
    else {
      known.pointers.push(...one.pointers);
      known.operations.push(...one.operations);
      known.effect = combined([known.effect, one.effect]);
      if (known.meaning !== 'unclassified')
        known.meaning = worst([known.meaning, worst(Object.values(one.effect))]);
    }
  }
  return [...byPlace.values()];
}

/** Compares two contracts and returns a finding for each node that differs. */
export function compareContracts(before: Side, after: Side): Finding[] {
  const finders = {
    before: before.files && sourceFinder(before.files),
    after: after.files && sourceFinder(after.files),
  };
  const findings = differencesBetween(before.contract, after.contract).map(
    (difference): Finding => {
      const { kind, change, names, at } = difference;
      const side = change === 'removed' ? 'before' : 'after';
      const source: Source | undefined = finders[side]?.(at[side]);
      const operations = reachOfBoth([before.contract, after.contract], names);
      const isSchema = names[1] === 'schemas';
      const directions = isSchema
        ? operations.map(({ direction }) => direction)
        : [operations[0]?.direction];
      const effect = isRename(difference, before, after)
        ? { generators: 'breaking' as const }
        : effectOf(difference, directions);
      const shared = source !== undefined && SHARED.test(source.file) ? source.keys : undefined;
      const place = shared ? partPath(shared) : placeOf(names, operations[0]?.id);
      return {
        pointers: [pointerOf(names)],
        kind,
        change,
        before: difference.before,
        after: difference.after,
        line: describeChange(place, change, difference.before, difference.after),
        meaning: effect === undefined ? 'unclassified' : worst(Object.values(effect)),
        effect: effect ?? {},
        operations,
        source: source && { file: source.file, line: source.line },
      };
    },
  );
  return merged(findings);
}
