import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { brotli } from '../../scripts/support/compress-folder.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Requests of a page since tracking began. */
export interface Traffic {
  /** Script paths without the leading slash. */
  scripts: string[];
  /** Picture paths, one per request, regardless of width. */
  pictures: string[];
  /** Number of all requests. */
  requests: number;
}

/**
 * Opens a page in a new profile without prefetching; mobile pages on a phone. The browser’s
 * language is not the requested one.
 */
export async function firstVisitor(
  browser: Browser,
  path: string,
): Promise<[page: Page, context: BrowserContext]> {
  const phone = { viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({
    locale: 'zh-CN',
    ...(path.startsWith('/h5/') && phone),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Disables the site’s prefetching during idle time.
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return [page, context];
}

/** Tracks the page’s requests; `take` returns and resets them. */
export function watchTraffic(page: Page): { take: () => Traffic } {
  let traffic: Traffic = { scripts: [], pictures: [], requests: 0 };
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    traffic.requests += 1;
    if (request.resourceType() === 'image') traffic.pictures.push(pathname);
    // Preloads and imports of a module are one transfer.
    const path = pathname.slice(1);
    if (path.endsWith('.js') && !traffic.scripts.includes(path)) traffic.scripts.push(path);
  });
  return {
    take() {
      const taken = traffic;
      traffic = { scripts: [], pictures: [], requests: 0 };
      return taken;
    },
  };
}

/**
 * Returns the transferred size of a file in bytes: brotli-compressed by the build if that pays off.
 */
function sentBytes(path: string): number {
  const compressed = `${path}.br`;
  return existsSync(compressed) ? statSync(compressed).size : brotli(readFileSync(path)).length;
}

/** Returns the transferred size of built scripts, brotli-compressed, in KB of 1000 bytes. */
export function scriptKB(scripts: readonly string[], folder = DIST): number {
  return scripts.reduce((sum, path) => sum + sentBytes(join(folder, path)), 0) / 1000;
}

/** Returns the names of forbidden modules whose marker a script contains. */
export function forbiddenIn(scripts: readonly string[], marks: Record<string, string>): string[] {
  const texts = scripts.map((path) => readFileSync(join(DIST, path), 'utf8'));
  return Object.entries(marks)
    .filter(([, mark]) => texts.some((text) => text.includes(mark)))
    .map(([name]) => name);
}
