import ts from 'typescript';
import type { ImportGraph } from './imports.ts';
import type { Use } from './use.ts';
import type { WrittenCode } from './written-code.ts';

const ROUTES = 'src/routes/';

/** What the only route of a file is declared by. */
const DECLARATION = /\bcreateFileRoute\(\s*['"]([^'"]*)['"]/;

/** What a route's id is for a reader: its address, or the frame of which pages it is. */
function readable(id: string): string {
  const parts = id.split('/').filter((part) => part !== '');
  const last = parts.at(-1);
  if (last?.startsWith('_')) return `every page of the ${last.slice(1)} shell`;
  return `/${parts.filter((part) => !part.startsWith('_')).join('/')}`;
}

/** The pages of the site, by the route file that declares each. */
export function pagesOf(code: WrittenCode): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [file, text] of code.texts()) {
    if (!file.startsWith(ROUTES)) continue;
    const id = DECLARATION.exec(text)?.[1];
    if (id !== undefined) pages.set(file, readable(id));
    else if (file === `${ROUTES}__root.tsx`) pages.set(file, 'every page');
  }
  return pages;
}

/** Answers the pages that a use shows on, sorted: those whose route leads to the place. */
export function pageFinder(
  graph: ImportGraph,
  pages: ReadonlyMap<string, string>,
): (use: Use) => readonly string[] {
  const known = new Map<string, string[]>();
  return ({ file: place, declaration }) => {
    const start = `${place}#${declaration ?? '*'}`;
    const before = known.get(start);
    if (before !== undefined) return before;
    const reached = new Set<string>();
    for (const id of graph.usersOf(start)) {
      const [file = ''] = id.split('#');
      const page = pages.get(file);
      if (page !== undefined) reached.add(page);
      else if (file.startsWith('src/app/')) reached.add('every page');
    }
    const sorted = [...reached].sort();
    known.set(start, sorted);
    return sorted;
  };
}

/** A place in a test that opens a page. */
interface PageVisit {
  /** `file:line`. */
  place: string;
  address: string;
}

function visitsIn(file: string, source: ts.SourceFile): PageVisit[] {
  const visits: PageVisit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const address = node.text.replace(/^.*#/, '').replace(/[?].*$/, '');
      if (address.startsWith('/') && address !== '/') {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        visits.push({ place: `${file}:${line + 1}`, address });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return visits;
}

/** Answers the tests that open one of some pages by its address, as `file:line`. */
export function testFinder(code: WrittenCode): (addresses: ReadonlySet<string>) => string[] {
  const opened = new Map<string, PageVisit[]>();
  const visits = (file: string): PageVisit[] => {
    const source = code.tree(file);
    const found = opened.get(file) ?? (source === undefined ? [] : visitsIn(file, source));
    opened.set(file, found);
    return found;
  };
  const tests = [...code.texts()].filter(([file]) => /^tests\/(pages|e2e)\//.test(file));
  const byAddress = new Map<string, string[]>();
  const mentioning = (address: string): string[] => {
    const files =
      byAddress.get(address) ??
      tests.filter(([, text]) => text.includes(address)).map(([file]) => file);
    byAddress.set(address, files);
    return files;
  };
  return (addresses) => {
    const files = new Set([...addresses].flatMap(mentioning));
    const matching = [...files].sort().flatMap(visits);
    const places = matching.filter(({ address }) => addresses.has(address));
    return [...new Set(places.map(({ place }) => place))];
  };
}
