import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHUNK_MODULES } from '../../scripts/vite/chunk-modules.ts';
import type { FirstScreens } from '../../src/first-screen/first-screens.ts';

const DIST = join(import.meta.dirname, '../../dist');

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(DIST, name), 'utf8'));
}

/** The build's files by the names that the bundler gives them. */
const manifest = read('.vite/manifest.json') as Record<string, Chunk>;
const modules = read(CHUNK_MODULES) as Record<string, string[]>;

/** The files that every visitor is sent first, as the page's HTML asks for them. */
function startKeys(): Set<string> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const files = [...html.matchAll(/<script[^>]+src="\.\/([^"]+)"/g)].map(([, file]) => file);
  const keys = Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file));
  return new Set(keys);
}

/** The revision that the page's HTML names, if it was built in a repository. */
export function builtRevision(): string | undefined {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  return /<meta name="revision" content="([^"]+)"/.exec(html)?.[1];
}

/** The scripts that hold a text, by name. */
export function scriptsWith(text: string): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter(
      (file) => file.endsWith('.js') && readFileSync(join(DIST, file), 'utf8').includes(text),
    );
}

const START = startKeys();

/** What a file leads to: all that it imports, and what it may still ask for. */
function follow(key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = chunk;
  // The start asks for every page, by its route: what it asks for is no part of a page.
  for (const next of START.has(key) ? imports : [...imports, ...dynamicImports]) follow(next, seen);
}

/** Every module of the site that visitors of the routes below a folder can be sent. */
export function modulesOf(routes: RegExp): string[] {
  const seen = new Set<string>();
  for (const key of START) follow(key, seen);
  for (const [key, { src = key }] of Object.entries(manifest))
    if (routes.test(src)) follow(key, seen);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files.flatMap((file) => modules[file] ?? []))].sort();
}

/** The scripts that a first visit in English to each page of visitors requests, by the page's path. */
export function scriptsOfPages(): Map<string, string[]> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, json = ''] = /id="first-screens">(.*?)<\/script>/s.exec(html) ?? [];
  const { texts, pages } = JSON.parse(json) as FirstScreens;
  // The HTML names all imports of the start.
  const start = [...START].map((key) => manifest[key]?.file ?? '');
  return new Map(
    Object.entries(pages).flatMap(([path, page]) => {
      if (typeof page === 'string') return [];
      const own = [...page.scripts, ...page.bundles.flatMap((bundle) => texts[bundle].US)];
      return [[path, [...new Set([...start, ...own])]] as const];
    }),
  );
}
