import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** How long hashed files of former builds stay, for pages that are still open. */
const WEEK = 7 * 86_400_000;

const PAGE = 'index.html';

/** Paths of all files in a folder, relative to it; none where there is no folder. */
function filesIn(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name));
}

/** Hashed files and their compressed copies first, the page last: it names the others. */
const order = (file: string) => (file.startsWith('assets') ? 0 : file.startsWith(PAGE) ? 2 : 1);

/**
 * Moves the files of a build into `dist`, each by one rename. All of them get the same modification time,
 * so that the next build recognises those that it replaces.
 */
function moveFiles(next: string, dist: string, now: Date): void {
  for (const file of filesIn(next).toSorted((a, b) => order(a) - order(b))) {
    const target = join(dist, file);
    mkdirSync(dirname(target), { recursive: true });
    utimesSync(join(next, file), now, now);
    renameSync(join(next, file), target);
  }
}

/**
 * Removes the files in `dist` that the new build doesn't have. A hashed file stays until a week after the
 * build that replaced it, whose time becomes its modification time.
 * @param former modification time of the former build
 */
function removeFormer(dist: string, own: ReadonlySet<string>, former: number, now: Date): void {
  const replaced = new Date(now.getTime() - 1000);
  for (const file of filesIn(dist)) {
    if (own.has(file)) continue;
    const path = join(dist, file);
    const { mtimeMs } = statSync(path);
    if (!file.startsWith('assets')) rmSync(path);
    else if (mtimeMs >= former) utimesSync(path, replaced, replaced);
    else if (mtimeMs < now.getTime() - WEEK) rmSync(path);
  }
}

/**
 * Builds the site beside `dist`, then moves it there. At every moment `dist` holds all files that its page
 * names; a build that fails changes nothing.
 * @param build writes the site into the given folder
 */
export async function replaceSite(
  root: string,
  build: (folder: string) => void | Promise<void>,
  now = () => new Date(),
): Promise<void> {
  const dist = join(root, 'dist');
  const next = join(root, 'dist.next');
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next);
  try {
    await build(next);
    const own = new Set(filesIn(next));
    const former = statSync(join(dist, PAGE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const moment = now();
    moveFiles(next, dist, moment);
    removeFormer(dist, own, former, moment);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}
