import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../base/startup-error.ts';
import { contentSecurityPolicy, type ContentSources } from './security-headers.ts';

/** The contract documentation written by `npm run contract:docs`, served at `/contract`. */
export const CONTRACT_PAGE = 'contract.html';

/** The pages of a build. */
export interface BuiltSite {
  html: string;
  /** Content-Security-Policy of each page. */
  policies: { site: string; contract: string | undefined };
}

async function readSite(folder: string, sources: ContentSources): Promise<BuiltSite> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const contract = await readFile(join(folder, CONTRACT_PAGE), 'utf8').catch(() => undefined);
  return {
    html,
    policies: {
      site: contentSecurityPolicy(html, sources),
      contract: contract === undefined ? undefined : contentSecurityPolicy(contract),
    },
  };
}

/** Returns a version that changes with each build. */
async function versionOf(folder: string): Promise<string> {
  const { ino, mtimeMs } = await stat(join(folder, 'index.html'));
  return `${String(ino)} ${String(mtimeMs)}`;
}

/**
 * Returns a function that reads the built site in `folder`, cached until a new build replaces it. If a new
 * build can't be read, logs once and keeps the former one. Throws a `StartupError` if the site isn't built.
 * @param sources additional sources of the pages' content security policy
 */
export async function openBuiltSite(
  folder: string,
  sources: ContentSources,
  log: FastifyBaseLogger,
): Promise<() => Promise<BuiltSite>> {
  let version = await versionOf(folder).catch(() => {
    throw new StartupError(
      `The site isn't built: ${join(folder, 'index.html')} is missing. Run npm run build, or set SERVE_SITE=off.`,
    );
  });
  let present = await readSite(folder, sources);
  let unreadable = '';

  return async () => {
    try {
      const found = await versionOf(folder);
      if (found === version) return present;
      present = await readSite(folder, sources);
      version = found;
      unreadable = '';
      log.info('loaded a new build of the site');
    } catch (err) {
      const reason = err instanceof Error ? err.message : String(err);
      if (reason !== unreadable) log.error({ err }, 'failed to read the new build of the site');
      unreadable = reason;
    }
    return present;
  };
}
