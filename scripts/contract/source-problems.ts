import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';

/** The text of a YAML file of the contract. */
export interface SourceText {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** A parsed YAML file of the contract. */
export interface SourceFile extends SourceText {
  document: Document.Parsed;
  /** Returns the line of an offset in the text. */
  lineAt: (offset: number) => number;
}

/** A problem of a file: `file:line: message`. */
export type SourceProblem = string;

/** Reads all hand-written YAML files of the contract and its workflows, unparsed. */
export function readTexts(root: string): SourceText[] {
  return globSync('openapi/{*.yaml,paths/*.yaml,schemas/*.yaml,workflows/*.yaml}', {
    cwd: root,
  })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** Reads and parses all hand-written YAML files of the contract and its workflows. */
export function readSources(root: string): SourceFile[] {
  return readTexts(root).map(({ file, text }) => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines });
    return { file, text, document, lineAt: (offset) => lines.linePos(offset).line };
  });
}

/** Finds merge conflict markers in a file. */
export function conflictsIn({ file, text }: SourceText): SourceProblem[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^(?:<{7}|>{7})(?: |$)/.test(line)
        ? [`${file}:${index + 1}: unresolved merge conflict (${line.slice(0, 7)})`]
        : [],
    );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (isScalar(value)) return value.value === null || value.value === '';
  return isMap(value) && value.items.length === 0;
}

/** Finds empty schemas: named ones and those of properties. */
function emptySchemas({ file, document, lineAt }: SourceFile): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const check = (container: unknown) => {
    if (!isMap(container)) return;
    for (const pair of container.items) {
      const { key } = pair;
      if (!isScalar(key) || !isEmpty(pair.value)) continue;
      const line = lineAt(key.range?.[0] ?? 0);
      problems.push(`${file}:${line}: the schema "${String(key.value)}" is empty`);
    }
  };
  if (file.startsWith('openapi/schemas/')) check(document.contents);
  visit(document, {
    Pair: (_, pair) => {
      if (isPair(pair) && isScalar(pair.key) && pair.key.value === 'properties') check(pair.value);
    },
  });
  return problems;
}

/**
 * Returns true if a bundled contract contains an empty schema. Faster than `sourceProblems`, which parses
 * the sources to find file and line.
 */
export function hasEmptySchema(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]: [string, unknown]) => {
    const holdsSchemas = key === 'properties' || key === 'schemas';
    const values = holdsSchemas ? Object.values(value ?? {}) : [];
    return values.some(hasNoContent) || hasEmptySchema(value);
  });
}

function hasNoContent(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/**
 * Finds problems that prevent bundling, with file and line, which the bundler doesn't always report: merge
 * conflicts, invalid YAML, empty schemas.
 */
export function sourceProblems(sources: readonly SourceFile[]): SourceProblem[] {
  return sources.flatMap((source) => {
    const conflicts = conflictsIn(source);
    if (conflicts.length > 0) return conflicts;
    const { file, document, lineAt } = source;
    const [error] = document.errors;
    if (error !== undefined) {
      const [message = ''] = error.message.split(' at line');
      return [`${file}:${lineAt(error.pos[0])}: ${message}`];
    }
    return emptySchemas(source);
  });
}
