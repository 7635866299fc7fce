import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { linkedFile, linksIn } from '../contract/uses/links.ts';

/** Files that tests or pages are made of. */
const SOURCES = ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/**/*.ts', 'server/**/*.ts'];

/** A file that a text names, as it does with a program that it starts. */
const NAMED = /['"`]([\w./-]+\.ts)['"`]/g;

/** Where programs are. */
const PROGRAM = /^(server|scripts)\//;

/** It names every page, so that through it each page would reach the whole site. */
const ROUTES = 'src/routeTree.gen.ts';

/** Which files use each file, by importing it or by starting it as a program. */
export interface FileUsers {
  importers: Map<string, string[]>;
  starters: Map<string, string[]>;
}

/** Reads the project below `root`; style sheets that are imported are among the files. */
export function fileUsers(root: string): FileUsers {
  const users: FileUsers = { importers: new Map(), starters: new Map() };
  const has = (file: string) => existsSync(join(root, file));
  const add = (to: Map<string, string[]>, target: string, file: string) =>
    to.set(target, [...(to.get(target) ?? []), file]);
  for (const file of globSync(SOURCES, { cwd: root })) {
    if (file === ROUTES) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const { specifier } of linksIn(text)) {
      const beside = posix.join(posix.dirname(file), specifier);
      const aliased = specifier.replace(/^@\//, 'src/');
      const style = [beside, aliased].find((path) => path.endsWith('.css') && has(path));
      const target = style ?? linkedFile(file, specifier, has);
      if (target !== undefined) add(users.importers, target, file);
    }
    for (const [, path = ''] of text.matchAll(NAMED)) {
      const beside = posix.join(posix.dirname(file), path);
      const named = [path, beside, `scripts/${path}`].filter((one) => PROGRAM.test(one));
      const target = named.find(has);
      if (target !== undefined && target !== file) add(users.starters, target, file);
    }
  }
  return users;
}

/** By how many uses in a row each file that uses the given ones is reached; these themselves by none. */
export function distancesFrom(
  given: Iterable<string>,
  usersOf: (file: string) => Iterable<string>,
): Map<string, number> {
  const distances = new Map(Array.from(given, (file) => [file, 0]));
  // What is added while it is walked is walked, too: the nearer ones first.
  for (const [file, distance] of distances)
    for (const user of usersOf(file)) if (!distances.has(user)) distances.set(user, distance + 1);
  return distances;
}

/** The given files and all that uses them, through others too. */
export function reachedFrom(
  given: Iterable<string>,
  ...ways: readonly ReadonlyMap<string, string[]>[]
): Set<string> {
  return new Set(
    distancesFrom(given, (file) => ways.flatMap((users) => users.get(file) ?? [])).keys(),
  );
}
