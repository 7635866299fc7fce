import type { Carrier, Affected, Impact } from '../impact.ts';
import { hookOf } from '../uses/operation-uses.ts';
import type { Use } from '../uses/use.ts';
import type { FieldChange } from '../changes/field-changes.ts';
import type { Severity } from '../changes/severity.ts';
import { worse } from '../changes/severity.ts';

/** A change as every report tells it: what, how severe, who carries it, who feels it. */
export interface Entry extends Affected {
  severity: Severity;
  title: string;
  /** The change itself, in words. */
  said: string;
  carriers: Carrier[];
  /** How the carriers carry it: `answered by`, `sent by`. */
  carried: string;
  /** It works, and is announced to go. */
  isDeprecated: boolean;
}

const KINDS: Record<FieldChange['kind'], (change: FieldChange) => string> = {
  removed: ({ before }) => `removed (was ${before})`,
  renamed: ({ renamedTo, after }) => `renamed, it seems, to ${renamedTo ?? ''} (${after})`,
  added: ({ after }) => `added: ${after}`,
  retyped: ({ before, after }) => `retyped: ${before} → ${after}`,
  required: () => 'must be there now (was optional)',
  optional: () => 'may be absent now (was required)',
  values: ({ after }) => `values: ${after}`,
  deprecated: ({ after }) => after,
  limits: ({ before, after }) => `limits: ${before} → ${after}`,
};

/** What happened to a field, in words. */
export function describeChange(change: FieldChange): string {
  return KINDS[change.kind](change);
}

function carried(change: FieldChange): string {
  const ways = ['answered', 'sent'].filter((way) =>
    change.directions.has(way === 'sent' ? 'sent' : 'answered'),
  );
  return ways.length === 0 ? 'in failures of' : `${ways.join(' and ')} by`;
}

const RANK: Severity[] = ['breaking', 'check', 'safe'];

/** All changes, the most severe first, and among them those that most places feel. */
export function entriesOf(impact: Impact): Entry[] {
  const operations = impact.operations.map((change) => ({
    ...change,
    title: change.operation.id,
    carriers: [{ operation: change.operation, calledAt: [] }],
    carried: 'it is',
    isDeprecated: change.kind === 'deprecated',
  }));
  const fields = impact.fields.map((change) => ({
    ...change,
    title: change.field === '' ? change.owner : `${change.owner}.${change.field}`,
    said: describeChange(change),
    carried: carried(change),
    isDeprecated: change.kind === 'deprecated',
  }));
  return [...operations, ...fields].sort(
    (a, b) => RANK.indexOf(a.severity) - RANK.indexOf(b.severity) || b.uses.length - a.uses.length,
  );
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What kind of code a file holds, for a reader. */
export function kindOf({ file }: Use): string {
  if (file.startsWith('tests/')) return 'test';
  if (file.startsWith('server/')) return 'server';
  if (file.startsWith('src/routes/')) return 'route';
  if (file.startsWith('src/mocks/')) return 'mock';
  const name = file.split('/').at(-1) ?? '';
  if (/-page\.tsx$/.test(name)) return 'page';
  if (/form|modal|dialog/.test(name) && name.endsWith('.tsx')) return 'form';
  return name.endsWith('.tsx') ? 'component' : 'code';
}

/** Uses in the order in which a reviewer looks: the site, then the server, then tests. */
export function sortedUses(uses: Use[]): Use[] {
  const place = (use: Use) => ['test', 'server'].indexOf(kindOf(use)) + 1 || 0;
  const order = [0, 2, 1];
  return [...uses].sort(
    (a, b) =>
      (order[place(a)] ?? 0) - (order[place(b)] ?? 0) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line,
  );
}

/** Places (`file:line`) listed once for each file, with all its lines: `file:3, 7, 12`. */
export function placesByFile(places: readonly string[]): string[] {
  const files = Map.groupBy(places, (place) => place.slice(0, place.lastIndexOf(':')));
  return [...files].map(([file, found]) => {
    const lines = found.map((place) => Number(place.slice(file.length + 1)));
    return `${file}:${lines.sort((a, b) => a - b).join(', ')}`;
  });
}

/** The verdict: how severe, and how much of the project feels it. */
export function verdict(impact: Impact, entries: Entry[]): string {
  if (entries.length === 0) return `The contract is as it was at ${impact.base}.`;
  // What is announced to go is listed as long as it stands, whether or not it was announced just now.
  const deprecated = entries.filter((entry) => entry.isDeprecated).length;
  const announced = deprecated > 0 ? ` Deprecated: ${deprecated}.` : '';
  const severity = entries.map((entry) => entry.severity).reduce(worse, 'safe');
  const breaking = entries.filter((entry) => entry.severity === 'breaking');
  const places = new Set(
    entries.flatMap(({ uses }) => uses.map(({ file, line }) => `${file}:${line}`)),
  );
  const inTests = [...places].filter((place) => place.startsWith('tests/')).length;
  const inServer = [...places].filter((place) => place.startsWith('server/')).length;
  const pages = new Set(entries.flatMap((entry) => entry.pages));
  const changed = (some: readonly { kind: string }[]) =>
    some.filter(({ kind }) => kind !== 'deprecated').length;
  const changes = [
    count(changed(impact.operations), 'change to operations', 'changes to operations'),
    count(changed(impact.fields), 'change to fields', 'changes to fields'),
  ].join(', ');
  const affected = [
    `${count(places.size - inTests - inServer, 'place')} of the site (${count(pages.size, 'page')})`,
    `${inServer} of the server`,
    `${inTests} in tests`,
  ].join(', ');
  const verdicts: Record<Severity, string> = {
    breaking: `Breaking: ${breaking.length} of ${entries.length - deprecated}.`,
    check: 'Nothing breaks for certain; look at what is marked "check".',
    safe: 'Nothing breaks.',
  };
  return `${verdicts[severity]} Since ${impact.base}: ${changes}. Felt at ${affected}.${announced}`;
}

/** How a reader finds an operation: by its call, its id and its hook. */
export function carrierParts({ operation }: Carrier): { id: string; call: string; hook: string } {
  const { id, method, path } = operation;
  return { id, call: `${method} ${path}`, hook: hookOf(operation) };
}
