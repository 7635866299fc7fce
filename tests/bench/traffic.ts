import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { brotli } from '../../scripts/support/compress-folder.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** What a page asked for since it was watched. */
export interface Traffic {
  /** Paths of the scripts, without the first slash. */
  scripts: string[];
  /** Paths of the pictures, each as often as it was asked for, in whatever width. */
  pictures: string[];
  /** Number of requests, whatever they ask for. */
  requests: number;
}

/**
 * A page in a fresh profile that asks for nothing ahead: of a phone for the mobile site, whose
 * language is not the one that is asked for.
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
  // What the site fetches ahead while it is idle is left away.
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return [page, context];
}

/** Writes down what a page asks for from now on; `take` gives it and starts again. */
export function watchTraffic(page: Page): { take: () => Traffic } {
  let traffic: Traffic = { scripts: [], pictures: [], requests: 0 };
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    traffic.requests += 1;
    if (request.resourceType() === 'image') traffic.pictures.push(pathname);
    // Preloads and imports of one module are one transfer.
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

/** Bytes of a file as it is sent, by brotli: the build has compressed it already, where it is worth it. */
function sentBytes(path: string): number {
  const compressed = `${path}.br`;
  return existsSync(compressed) ? statSync(compressed).size : brotli(readFileSync(path)).length;
}

/** Size of scripts of the build as they are sent, by brotli, in KB of 1000 bytes. */
export function scriptKB(scripts: readonly string[], folder = DIST): number {
  return scripts.reduce((sum, path) => sum + sentBytes(join(folder, path)), 0) / 1000;
}

/** Names of the forbidden things whose mark is in one of the scripts. */
export function forbiddenIn(scripts: readonly string[], marks: Record<string, string>): string[] {
  const texts = scripts.map((path) => readFileSync(join(DIST, path), 'utf8'));
  return Object.entries(marks)
    .filter(([, mark]) => texts.some((text) => text.includes(mark)))
    .map(([name]) => name);
}
