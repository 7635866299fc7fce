import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { distancesFrom, fileUsers } from './file-links.ts';
import { LONGEST } from './longest-tests.ts';
import { ALL_PAGES, opens, pageOf } from './opened-pages.ts';
import { NONE_IS_FINE } from './reached-tests.ts';
import type { Step } from './steps.ts';

/** How many files of tests of each kind there is time for while one works. */
const AT_MOST = { unit: 6, pages: 1, server: 1, api: 1 } as const;

type Kind = keyof typeof AT_MOST;

const KINDS: Readonly<Record<Kind, RegExp>> = {
  unit: /^tests\/(unit|contract)\/.*\.test\.tsx?$/,
  pages: /^tests\/pages\/.*\.test\.tsx?$/,
  server: /^tests\/server\/[^/]*\.test\.ts$/,
  // Each is a part of one suite.
  api: /^tests\/server\/api\/.*\.ts$/,
};

const API_SUITE = 'tests/server/api-embedded.test.ts';
const API_PARTS = 'tests/server/support/api-tests.ts';

/** There is no time for the longest, nor for what starts a process or copies the project. */
const STARTS = /\b(spawn\w*|start\w*Process\w*|execFile\w*|copy(Project|Site|Tree))\(/;

/** What only `npm run test:all` runs belongs to other projects. */
const PROJECTS = ['unit', 'pages', 'server'].map((name) => `--project=${name}`);

const vitest = (name: string, ...args: readonly string[]): Step => ({
  name,
  run: ['vitest', 'run', NONE_IS_FINE, ...PROJECTS, ...args],
});

const HANDLERS = /^server\/[^/]+\/([\w-]+-)?handlers\.ts$/;

const kindOf = (file: string) =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(file));

/** What tests name that exercise a file: an address, or an operation. */
interface Mentioned {
  distance: number;
  /** How often a text names it. */
  count: (text: string) => number;
}

/** A file of tests, and how near it is to a change. */
interface Candidate {
  file: string;
  kind: Kind;
  distance: number;
  /** Words of its name that the paths of what changed have, too. */
  namesakes: number;
  mentions: number;
}

const wordsOf = (path: string) => path.match(/[a-z]+/g) ?? [];

/** Where what every test is helped by uses a file: it says nothing about any of them. */
const FAR = 1000;

/** Files that use the changed ones, and by how many uses in a row. */
function usersOf(root: string, changed: readonly string[]): Map<string, number> {
  const { importers } = fileUsers(root);
  const all = distancesFrom(changed, (file) => importers.get(file) ?? []);
  const near = distancesFrom(changed, (file) => {
    const users = (importers.get(file) ?? []).filter(
      (user) => file.startsWith('tests/') || !user.startsWith('tests/') || kindOf(user),
    );
    // What a domain of the server does is asked for by its operations.
    const inDomain = changed.includes(file) && /^server\/[^/]+\//.test(file);
    return inDomain ? [...users, ...handlersBeside(root, file)] : users;
  });
  return new Map([...Array.from(all.keys(), (file) => [file, FAR] as const), ...near]);
}

function handlersBeside(root: string, file: string): string[] {
  return globSync(`${posix.dirname(file)}/*.ts`, { cwd: root }).filter((one) => HANDLERS.test(one));
}

function operationIds(root: string): string[] {
  return globSync('openapi/paths/*.yaml', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Array.from(text.matchAll(/^\s+operationId: (\w+)/gm), ([, id = '']) => id);
  });
}

/** The pages that show what changed, and the operations that answer by it. */
function mentionedBy(
  root: string,
  users: ReadonlyMap<string, number>,
): Record<'pages' | 'api', Mentioned[]> {
  const pages: Mentioned[] = [];
  const api: Mentioned[] = [];
  const ids = operationIds(root);
  for (const [file, distance] of users) {
    const address = pageOf(root, file);
    if (address !== undefined && address !== ALL_PAGES)
      pages.push({ distance: distance + 1, count: (text) => opens(text, address) });
    if (!HANDLERS.test(file) || !existsSync(join(root, file))) continue;
    const words = new Set(readFileSync(join(root, file), 'utf8').match(/\w+/g));
    for (const id of ids.filter((one) => words.has(one)))
      api.push({ distance: distance + 1, count: (text) => text.split(`'${id}'`).length - 1 });
  }
  return { pages, api };
}

/** All tests that a change reaches, the nearest first. */
function candidates(root: string, changed: readonly string[]): Candidate[] {
  const users = usersOf(root, changed);
  const mentioned = mentionedBy(root, users);
  const words = new Set(changed.flatMap(wordsOf));
  return globSync('tests/**/*.{ts,tsx}', { cwd: root })
    .flatMap((file): Candidate[] => {
      const kind = kindOf(file);
      if (kind === undefined) return [];
      const text = readFileSync(join(root, file), 'utf8');
      const near = kind === 'pages' || kind === 'api' ? mentioned[kind] : [];
      const named = near.filter(({ count }) => count(text) > 0);
      const distances = [users.get(file) ?? Infinity, ...named.map(({ distance }) => distance)];
      const distance = Math.min(...distances);
      const nearest = named.filter((one) => one.distance === distance);
      const mentions = nearest.reduce((sum, { count }) => sum + count(text), 0);
      const name = posix.basename(file).replace(/\..*$/, '');
      const namesakes = wordsOf(name).filter((word) => words.has(word)).length;
      return Number.isFinite(distance) ? [{ file, kind, distance, namesakes, mentions }] : [];
    })
    .toSorted(
      (a, b) => a.distance - b.distance || b.namesakes - a.namesakes || b.mentions - a.mentions,
    );
}

/** By which name the suite of the API has the tests of one of its files; undefined for their helpers. */
function apiPart(suite: string, file: string): string | undefined {
  const taken = new RegExp(`\\{ (\\w+) \\} from '\\.\\./api/${posix.basename(file)}'`).exec(suite);
  if (taken?.[1] === undefined) return undefined;
  return new RegExp(`describe\\('([^']+)', ${taken[1]}\\)`).exec(suite)?.[1];
}

/** The tests that there is time for while one works. */
interface NearestTests {
  steps: Step[];
  /** How many files of tests the change reaches, or may reach, further away. */
  leftOut: number;
}

/**
 * Chooses the tests nearest to a change of these files in the project below `root`: by the imports between
 * them, the pages that show it, the operations that answer by it. A test that changed itself always runs.
 */
export function nearestTests(root: string, changed: readonly string[]): NearestTests {
  const all = candidates(root, changed);
  const isSlow = ({ file }: Candidate) =>
    LONGEST.includes(file) || STARTS.test(readFileSync(join(root, file), 'utf8'));
  const chosen = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const near = own.filter(
      (one) =>
        // Further away a test of the server that isn't of its operations is about something else.
        one.distance > 0 && (kind !== 'server' || one.distance === 1) && !isSlow(one),
    );
    return [...own.filter((one) => one.distance === 0), ...near.slice(0, AT_MOST[kind])];
  });
  const suite = readFileSync(join(root, API_PARTS), 'utf8');
  const parts = chosen
    .filter(({ kind }) => kind === 'api')
    .map(({ file }) => apiPart(suite, file))
    .filter((name) => name !== undefined);
  const files = chosen.filter(({ kind }) => kind !== 'api').map(({ file }) => file);
  const steps: Step[] = [];
  if (files.length > 0) steps.push(vitest('nearest tests', ...files));
  if (parts.length > 0) {
    const names = `^the API on [\\w ]+[ >]+(${parts.join('|')})[ >]`;
    steps.push(vitest('nearest operations', API_SUITE, '-t', names));
  }
  return { steps, leftOut: all.length - chosen.length };
}
