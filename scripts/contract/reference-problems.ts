import { dirname, join, normalize } from 'node:path';
import { isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import type { SourceFile, SourceProblem } from './source-problems.ts';

/** A name that a file defines, with its place. */
interface Definition {
  file: string;
  name: string;
  line: number;
}

/** Files whose entries other files refer to by name. */
const SHARED = /^openapi\/(schemas\/.*|responses|parameters|headers)\.yaml$/;

const SCHEMES = ['uri', 'url', 'iri'];

/** Normalizes a reference to `file#name`: path from the root, name without escapes. */
function target(file: string, reference: string): string {
  const [path = '', pointer = ''] = reference.split('#');
  const plain = decodeURIComponent(pointer.slice(1)).replaceAll('~1', '/').replaceAll('~0', '~');
  return `${path === '' ? file : normalize(join(dirname(file), path))}#${plain}`;
}

/** Returns the named entries at the top of a file: paths, schemas or shared parts. */
function definitions({ file, document, lineAt }: SourceFile): Definition[] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key }) =>
    isScalar(key) ? [{ file, name: String(key.value), line: lineAt(key.range[0]) }] : [],
  );
}

/** Returns all values of the keys called `name` in a file; the items of a list are separate values. */
function valuesOf(source: SourceFile, name: string): { value: string; line: number }[] {
  const found: { value: string; line: number }[] = [];
  visit(source.document, {
    Pair: (_, pair) => {
      if (!isPair(pair) || !isScalar(pair.key) || pair.key.value !== name) return;
      for (const value of isSeq(pair.value) ? pair.value.items : [pair.value]) {
        if (!isScalar(value)) continue;
        const [offset = 0] = value.range ?? [];
        found.push({ value: String(value.value), line: source.lineAt(offset) });
      }
    },
  });
  return found;
}

/** Finds paths, schemas and shared parts without references: the bundle doesn't contain them. */
function unreferenced(sources: readonly SourceFile[]): SourceProblem[] {
  const referenced = new Set(
    sources.flatMap((source) =>
      valuesOf(source, '$ref').map(({ value }) => target(source.file, value)),
    ),
  );
  return sources.flatMap((source) => {
    const isPath = source.file.startsWith('openapi/paths/');
    if (!isPath && !SHARED.test(source.file)) return [];
    const loose = definitions(source).filter(
      ({ file, name }) => !referenced.has(`${file}#${name}`),
    );
    if (isPath)
      return loose.map(
        ({ file, name, line }) =>
          `${file}:${line}: openapi.yaml does not refer to "${name}", so it is not in the contract`,
      );
    return loose.map(({ file, name, line }) => `${file}:${line}: nothing uses "${name}"`);
  });
}

/** Finds unknown operations in workflows and in `x-invalidates`. */
function unknownOperations(sources: readonly SourceFile[]): SourceProblem[] {
  const inPaths = sources.filter(({ file }) => file.startsWith('openapi/paths/'));
  const known = new Set(
    inPaths.flatMap((source) => valuesOf(source, 'operationId').map(({ value }) => value)),
  );
  const unknownIn = (source: SourceFile, key: string) =>
    valuesOf(source, key).flatMap(({ value, line }) =>
      known.has(value) ? [] : [`${source.file}:${line}: no operation is called "${value}"`],
    );
  return sources.flatMap((source) =>
    source.file.startsWith('openapi/workflows/')
      ? unknownIn(source, 'operationId')
      : unknownIn(source, 'x-invalidates'),
  );
}

/** Finds operations whose `x-replaced-by` names an unknown operation. */
function unknownReplacements(sources: readonly SourceFile[]): SourceProblem[] {
  const known = new Set(
    sources.flatMap((source) => valuesOf(source, 'operationId').map(({ value }) => value)),
  );
  return sources.flatMap((source) => {
    const problems: SourceProblem[] = [];
    visit(source.document, {
      Map: (_, map) => {
        const { operationId, 'x-replaced-by': replacement } = map.toJSON() as Record<
          string,
          unknown
        >;
        if (operationId === undefined || typeof replacement !== 'string') return;
        if (known.has(replacement)) return;
        const line = source.lineAt(map.range?.[0] ?? 0);
        problems.push(`${source.file}:${line}: no operation is called "${replacement}"`);
      },
    });
    return problems;
  });
}

/** Finds URL schemas without a pattern: validators also accept `javascript:` as a URI. */
function urlsOfAnyScheme(sources: readonly SourceFile[]): SourceProblem[] {
  return sources.flatMap((source) => {
    const problems: SourceProblem[] = [];
    visit(source.document, {
      Map: (_, map) => {
        const { format, pattern } = map.toJSON() as { format?: unknown; pattern?: unknown };
        if (typeof format !== 'string' || !SCHEMES.includes(format)) return;
        if (typeof pattern === 'string' && pattern.startsWith('^')) return;
        const line = source.lineAt(map.range?.[0] ?? 0);
        problems.push(
          `${source.file}:${line}: format ${format} accepts any scheme, such as javascript: ` +
            'add a pattern that begins with the allowed schemes, such as ^https?://',
        );
      },
    });
    return problems;
  });
}

/**
 * Finds problems that the bundle doesn't show: paths and schemas without references, references to unknown
 * operations, and URL schemas that accept any scheme.
 */
export function referenceProblems(sources: readonly SourceFile[]): SourceProblem[] {
  return [
    ...unreferenced(sources),
    ...unknownOperations(sources),
    ...unknownReplacements(sources),
    ...urlsOfAnyScheme(sources),
  ];
}
