import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledScript } from './bundled-script.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface Specification {
  paths: Record<string, { get?: { 'x-access'?: string } }>;
}

/** Paths that everyone may read, as the contract tells; files are kept by another rule. */
function openPaths(): string[] {
  const text = readFileSync(here('openapi/generated/openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as Specification;
  return Object.entries(paths)
    .filter(([path, { get }]) => get?.['x-access'] === 'anonymous' && path.startsWith('/client/'))
    .map(([path]) => path);
}

/** The addresses of the page's scripts, as the running site reads them (`api/site-version.ts`). */
function versionOf(html: string): string {
  const scripts = html.matchAll(/<script[^>]+type="module"[^>]+src="([^"]+)"/g);
  return [...scripts].map(([, src]) => src).join(' ');
}

/** Parts of the public frames that come when they are needed: header, footer, search. */
const FRAME_PART = /\/src\/shells\/(mobile|public|search)\//;

/** The addresses, below the site's, of a chunk's scripts and styles, with all that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) filesOf(bundle, next, found);
}

/** What a page that was read before needs around it, wherever its reader scrolls or presses. */
function frameOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
    if (FRAME_PART.test(file.facadeModuleId ?? '')) filesOf(bundle, file.fileName, found);
  }
  return [...found];
}

/**
 * Builds `src/service-worker.ts` to `/service-worker.js`, beside the site that it watches over. A
 * new version of the site is a new worker: it knows the site's scripts by their names.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the site has no page');
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: await bundledScript(here('src/service-worker.ts'), {
            __SITE__: {
              version: versionOf(String(page.source)),
              open: openPaths(),
              frame: frameOf(bundle),
            },
          }),
        });
      },
    },
  };
}
