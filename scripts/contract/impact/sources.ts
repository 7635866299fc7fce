import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import type { Operation } from '../document.ts';
import { pascal } from '../document.ts';

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const ROUTE = /\bcreateFileRoute\(\s*['"]([^'"]*)['"]/;

/** Returns the address of a route, or its name if it is a shell. */
function addressOf(id: string): string {
  const parts = id.split('/').filter(Boolean);
  if (parts.at(-1)?.startsWith('_')) return `the ${parts.at(-1)?.slice(1) ?? ''} shell`;
  return `/${parts.filter((part) => !part.startsWith('_')).join('/')}`;
}

/** Returns a function that finds the site's files that a file imports, statically or dynamically. */
function importReader(root: string): (file: string) => string[] {
  const known = new Map<string, string[]>();
  return (file) => {
    const cached = known.get(file);
    if (cached !== undefined) return cached;
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    const imports = importedFiles.flatMap(({ fileName }) => {
      const path = fileName.startsWith('@/')
        ? `src/${fileName.slice(2)}`
        : posix.join(posix.dirname(file), fileName);
      if (!fileName.startsWith('@/') && !fileName.startsWith('.')) return [];
      const found = EXTENSIONS.map((extension) => path + extension).find(
        (one) => /\.tsx?$/.test(one) && existsSync(join(root, one)),
      );
      return found === undefined ? [] : [found];
    });
    known.set(file, imports);
    return imports;
  };
}

/** Returns a function that finds the pages whose route imports a file, sorted. */
export function pageFinder(root: string): (file: string) => string[] {
  const importsOf = importReader(root);
  const pages = new Map<string, Set<string>>();
  for (const route of globSync('src/routes/**/*.tsx', { cwd: root })) {
    const id = ROUTE.exec(readFileSync(join(root, route), 'utf8'))?.[1];
    if (id === undefined) continue;
    const reached = new Set<string>();
    const waiting = [route];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file) || file.includes('/generated/') || file.endsWith('.gen.ts')) continue;
      reached.add(file);
      waiting.push(...importsOf(file));
    }
    for (const file of reached) pages.set(file, (pages.get(file) ?? new Set()).add(addressOf(id)));
  }
  return (file) => [...(pages.get(file) ?? [])].sort();
}

/** A line that uses an operation or its generated code. */
export interface CallSite {
  file: string;
  line: number;
}

/** Returns true if an unquoted name in a file probably means the operation. */
function namesOperations(file: string, text: string): boolean {
  return file.startsWith('server/') ? file.endsWith('handlers.ts') : text.includes('api/generated');
}

/** Finds the lines that use each operation: hook, function or quoted name. */
export function findCallSites(
  root: string,
  operations: readonly Operation[],
): Map<string, CallSite[]> {
  const sites = new Map<string, CallSite[]>();
  if (operations.length === 0) return sites;
  const byName = new Map(
    operations.flatMap(
      ({ id }) =>
        [
          [id, id],
          [`'${id}'`, id],
          ...[`use${pascal(id)}`, `get${pascal(id)}QueryOptions`, `get${pascal(id)}QueryKey`].map(
            (name): [string, string] => [name, id],
          ),
        ] as [string, string][],
    ),
  );
  for (const file of globSync('{src,server,tests}/**/*.{ts,tsx}', { cwd: root }).sort()) {
    if (file.includes('/generated/')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const isPlain = namesOperations(file, text);
    for (const [index, line] of text.split('\n').entries()) {
      const ids = new Set(
        [...line.matchAll(/'\w+'|\w+/g)].flatMap(([word]) => {
          const id = byName.get(word);
          return id === undefined || (word === id && !isPlain) ? [] : id;
        }),
      );
      if (/^\s*(import|\/?\*|\/\/)/.test(line)) continue;
      for (const id of ids) sites.set(id, [...(sites.get(id) ?? []), { file, line: index + 1 }]);
    }
  }
  return sites;
}
