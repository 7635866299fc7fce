import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** How many releases before the present one stay, for the pages that are still open. */
const EARLIER = 2;

/** What is left of a build that was killed goes after a day: no build takes that long. */
const DAY = 86_400_000;

const PART = '.part';

/** Codes of systems and disks that have no symbolic links, or let nobody make them. */
const NO_LINKS = ['EPERM', 'EACCES', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'UNKNOWN'];

/** Name of a release that is made at a moment: by its time, so that names sort by age. */
function releaseName(home: string, moment: Date): string {
  const time = moment.toISOString().replace(/[-:.]/g, '');
  let name = time;
  for (let n = 2; existsSync(join(home, name)); n += 1) name = `${time}-${String(n)}`;
  return name;
}

/** Whether the path itself, not what it leads to, is a folder. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Moves a built site that is no link among the releases: open pages need its files. */
function moveToRemoved(dist: string, home: string): string | undefined {
  if (!isFolder(dist)) return undefined;
  const page = statSync(join(dist, 'index.html'), { throwIfNoEntry: false });
  const { mtime } = page ?? statSync(dist);
  const name = join(home, releaseName(home, mtime));
  renameSync(dist, name);
  return name;
}

/** Puts a link, or a folder, in the place of `dist`. */
function exchange(next: string, dist: string, home: string): void {
  const former = moveToRemoved(dist, home);
  try {
    renameSync(next, dist);
  } catch (error) {
    if (former !== undefined) renameSync(former, dist);
    throw error;
  }
}

/** Makes a link to the release; undefined where there are no links. */
function linkTo(target: string, place: string, symlink: typeof symlinkSync): string | undefined {
  try {
    symlink(target, place, 'dir');
    return place;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NO_LINKS.includes(code)) return undefined;
    throw error;
  }
}

/** Removes what no page needs any more: all but the present release and the newest others. */
function prune(home: string, present: string | undefined): void {
  const names = readdirSync(home);
  const old = names
    .filter((name) => !name.endsWith(PART) && name !== present)
    .sort()
    .reverse()
    .slice(EARLIER);
  const abandoned = names.filter((name) => {
    const details = name.endsWith(PART) && statSync(join(home, name), { throwIfNoEntry: false });
    return details && Date.now() - details.mtimeMs > DAY;
  });
  for (const name of [...old, ...abandoned])
    rmSync(join(home, name), { recursive: true, force: true });
}

interface Options {
  /** The file system's own; a test has one without links. */
  symlink?: typeof symlinkSync;
}

/**
 * Makes a release of the site in `root`: builds it in a folder of its own, then has `dist` lead to
 * it. Until then, and where the build fails, the present release stays as it is. Several builds may
 * run at once: the last one that ends is the present release.
 * @param build writes the site into the folder that it is given
 */
export async function makeRelease(
  root: string,
  build: (folder: string) => void | Promise<void>,
  { symlink = symlinkSync }: Options = {},
): Promise<void> {
  const dist = join(root, 'dist');
  const home = join(root, 'releases');
  mkdirSync(home, { recursive: true });
  const part = join(home, `${randomUUID()}${PART}`);
  const next = join(root, `dist.${randomUUID()}`);
  mkdirSync(part);
  let folder = part;
  try {
    await build(part);
    folder = join(home, releaseName(home, new Date()));
    renameSync(part, folder);
    const link = linkTo(join('releases', basename(folder)), next, symlink);
    exchange(link ?? folder, dist, home);
  } catch (error) {
    for (const path of [folder, next]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  prune(home, isFolder(dist) ? undefined : basename(readlinkSync(dist)));
}
