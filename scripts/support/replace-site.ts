import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Time that hashed files of former builds are kept, for open pages. */
const WEEK = 7 * 86_400_000;

const PAGE = 'index.html';

/** Returns the relative paths of all files in a folder, none if it doesn't exist. */
function filesIn(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name));
}

/** Sorts hashed files first and the page last, because it refers to the others. */
const order = (file: string) => (file.startsWith('assets') ? 0 : file.startsWith(PAGE) ? 2 : 1);

/**
 * Moves the files of a build into `dist`, one rename each. All get the same modification time, by which
 * the next build identifies the files that it replaces.
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
 * Removes files from `dist` that the new build doesn't contain. Hashed files stay for a week after the
 * build that replaced them; the time of that build becomes their modification time.
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
 * Builds the site next to `dist`, then moves the files into `dist`, which always contains all files that its
 * page refers to. A failed build changes nothing.
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
