import ts from 'typescript';
import type { ImportGraph } from './imports.ts';
import type { SourceFiles, Use } from './source-files.ts';

const ROUTES = 'src/routes/';

/** The address that a route file declares; undefined in a file that declares none. */
function declaredAddress(source: ts.SourceFile): string | undefined {
  let address: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'createFileRoute') {
      const [path] = node.arguments;
      if (path !== undefined && ts.isStringLiteral(path)) address = path.text;
    }
    if (address === undefined) ts.forEachChild(node, visit);
  };
  visit(source);
  return address;
}

/** What a route's id is for a reader: its address, or the frame of which pages it is. */
function readable(id: string): string {
  const parts = id.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  if (last?.startsWith('_')) return `every page of the ${last.slice(1)} shell`;
  return `/${parts.filter((part) => !part.startsWith('_')).join('/')}`;
}

/** The pages of the site, by the route file that declares each. */
export function pagesOf(files: SourceFiles): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [file, source] of files) {
    if (!file.startsWith(ROUTES)) continue;
    const id = declaredAddress(source);
    if (id !== undefined) pages.set(file, readable(id));
    else if (file === `${ROUTES}__root.tsx`) pages.set(file, 'every page');
  }
  return pages;
}

/** The pages that a use shows on, sorted: those whose route leads to the place. */
export function pagesReached(
  use: Use,
  graph: ImportGraph,
  pages: ReadonlyMap<string, string>,
): string[] {
  const reached = new Set<string>();
  for (const id of graph.usersOf(`${use.file}#${use.declaration ?? '*'}`)) {
    const [file = ''] = id.split('#');
    const page = pages.get(file);
    if (page !== undefined) reached.add(page);
    else if (file.startsWith('src/app/')) reached.add('every page');
  }
  return [...reached].sort();
}

/** Tests that open one of the pages by its address, as `file:line`. */
export function testsOpening(files: SourceFiles, addresses: readonly string[]): string[] {
  const wanted = addresses.filter((address) => address.startsWith('/') && address !== '/');
  const places: string[] = [];
  for (const [file, source] of files) {
    if (!/^tests\/(pages|e2e)\//.test(file)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        const path = node.text.replace(/^.*#/, '').replace(/[?].*$/, '');
        if (wanted.includes(path)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
          places.push(`${file}:${line + 1}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...new Set(places)];
}
