import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { StartFailure } from '../start-failure.ts';
import { contentSecurityPolicy, type ContentSources } from './security-headers.ts';

/** The contract for people, written by `npm run contract:docs`; served at `/contract`. */
export const CONTRACT_PAGE = 'contract.html';

/** The script by which that page tries calls. */
export const CONTRACT_TRY_SCRIPT = 'contract-try.js';

/** What the policies of a release let in. */
interface PolicyOptions {
  sources: ContentSources;
  contractTryOut: boolean;
}

/** How many releases before the present one still have their scripts served. */
const EARLIER = 2;

/** One build of the site. Nothing of it changes while it is served. */
export interface Release {
  /** Absolute path of its own folder, whatever `dist` leads to by now. */
  folder: string;
  html: string;
  /** Content-Security-Policy of its pages. */
  policies: { site: string; contract: string | undefined };
  /** In which folder each file with a hash in its name lies, its own and those of earlier releases. */
  assets: ReadonlyMap<string, string>;
}

/** The release that is served, and how it is followed. */
export interface Releases {
  /** The present release; looks whether there is a newer one. */
  present: () => Promise<Release>;
  /** The release that was present when somebody looked last. */
  held: () => Release;
}

/** Folders of the newest releases but this one. */
async function earlierReleases(site: string, folder: string): Promise<string[]> {
  // Where the disk has no links, the release lies in the place of the link.
  const linked = (await lstat(site)).isSymbolicLink();
  const home = linked ? dirname(folder) : join(dirname(folder), 'releases');
  const names = await readdir(home).catch((): string[] => []);
  return names
    .filter((name) => !name.endsWith('.part') && join(home, name) !== folder)
    .sort()
    .reverse()
    .slice(0, EARLIER)
    .map((name) => join(home, name));
}

async function assetsIn(folder: string): Promise<[address: string, folder: string][]> {
  const names = await readdir(join(folder, 'assets'), { recursive: true }).catch(
    (): string[] => [],
  );
  return names.map((name) => [`assets/${name.replaceAll(sep, '/')}`, folder]);
}

/** The page of the contract calls this server, or where nothing may be tried nobody. */
function contractPolicy(html: string, tryOut: boolean): string {
  const policy = contentSecurityPolicy(html);
  return tryOut ? policy : policy.replace("connect-src 'self'", "connect-src 'none'");
}

async function readRelease(
  site: string,
  folder: string,
  { sources, contractTryOut }: PolicyOptions,
): Promise<Release> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const contract = await readFile(join(folder, CONTRACT_PAGE), 'utf8').catch(() => undefined);
  const earlier = await earlierReleases(site, folder);
  const assets = await Promise.all([folder, ...earlier].map(assetsIn));
  return {
    folder,
    html,
    policies: {
      site: contentSecurityPolicy(html, sources),
      contract: contract === undefined ? undefined : contractPolicy(contract, contractTryOut),
    },
    // The present release last: a name that two of them have is its own.
    assets: new Map(assets.reverse().flat()),
  };
}

/** Which release lies at the address, and what distinguishes it from another one in the same place. */
async function whatLiesAt(site: string): Promise<{ folder: string; key: string }> {
  const folder = await realpath(site);
  const { ino, mtimeMs } = await stat(join(folder, 'index.html'));
  return { folder, key: [folder, ino, mtimeMs].join(' ') };
}

/**
 * Follows the built site at `site`: a folder, or a link to one, that builds exchange. Each release is
 * read whole, then served whole. One that can't be read is logged once and left.
 * Throws a `StartFailure` when there is none at the start.
 */
export async function openReleases(
  site: string,
  options: PolicyOptions,
  log: FastifyBaseLogger,
): Promise<Releases> {
  const first = await whatLiesAt(site).catch(() => {
    throw new StartFailure(
      `The site isn't built: ${join(site, 'index.html')} is missing. Run npm run build, or set SERVE_SITE=off.`,
    );
  });
  let held = await readRelease(site, first.folder, options);
  let known = first.key;
  let unreadable = '';

  async function look(): Promise<void> {
    try {
      const { folder, key } = await whatLiesAt(site);
      if (key === known) return;
      held = await readRelease(site, folder, options);
      known = key;
      unreadable = '';
      log.info({ release: basename(folder) }, 'another release of the site');
    } catch (err) {
      const reason = err instanceof Error ? err.message : String(err);
      if (reason !== unreadable) log.error({ err }, 'a release of the site that can’t be read');
      unreadable = reason;
    }
  }

  let looking: Promise<void> | undefined;
  return {
    held: () => held,
    async present() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
      return held;
    },
  };
}
