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

/** The built files by the bundler’s names. */
const manifest = read('.vite/manifest.json') as Record<string, Chunk>;
const modules = read(CHUNK_MODULES) as Record<string, string[]>;

/** Returns the manifest keys of the scripts that the HTML requests for every visitor. */
function startKeys(): Set<string> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const files = [...html.matchAll(/<script[^>]+src="\.\/([^"]+)"/g)].map(([, file]) => file);
  const keys = Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file));
  return new Set(keys);
}

/** Returns the revision named in the HTML, if the build ran in a repository. */
export function builtRevision(): string | undefined {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  return /<meta name="revision" content="([^"]+)"/.exec(html)?.[1];
}

/** Returns the names of the scripts that contain a text. */
export function scriptsWith(text: string): string[] {
  return Object.values(manifest)
    .map(({ file }) => file)
    .filter(
      (file) => file.endsWith('.js') && readFileSync(join(DIST, file), 'utf8').includes(text),
    );
}

const START = startKeys();

/** Adds a file and everything it imports, statically or dynamically, to `seen`. */
function follow(key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = chunk;
  // Excludes the dynamic imports of the entry, which are the routes of all pages.
  for (const next of START.has(key) ? imports : [...imports, ...dynamicImports]) follow(next, seen);
}

/** Returns every site module that visitors of the routes in a folder can load. */
export function modulesOf(routes: RegExp): string[] {
  const seen = new Set<string>();
  for (const key of START) follow(key, seen);
  for (const [key, { src = key }] of Object.entries(manifest))
    if (routes.test(src)) follow(key, seen);
  const files = [...seen].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files.flatMap((file) => modules[file] ?? []))].sort();
}

/** Returns the scripts that a first visit in English requests, for each public page by path. */
export function scriptsOfPages(): Map<string, string[]> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const [, json = ''] = /id="first-screens">(.*?)<\/script>/s.exec(html) ?? [];
  const { texts, pages } = JSON.parse(json) as FirstScreens;
  // The HTML names all imports of the entry.
  const start = [...START].map((key) => manifest[key]?.file ?? '');
  return new Map(
    Object.entries(pages).flatMap(([path, page]) => {
      if (typeof page === 'string') return [];
      const own = [...page.scripts, ...page.bundles.flatMap((bundle) => texts[bundle].US)];
      return [[path, [...new Set([...start, ...own])]] as const];
    }),
  );
}
