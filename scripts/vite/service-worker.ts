import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { bundledScript } from './bundled-script.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface Specification {
  paths: Record<string, { get?: { 'x-access'?: string } }>;
}

/** Returns the anonymous GET paths of the contract, except files, which have another cache rule. */
function openPaths(): string[] {
  const text = readFileSync(here('openapi/generated/openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as Specification;
  return Object.entries(paths)
    .filter(([path, { get }]) => get?.['x-access'] === 'anonymous' && path.startsWith('/client/'))
    .map(([path]) => path);
}

/** Returns the addresses of the page's scripts, as the site reads them (`api/site-version.ts`). */
function versionOf(html: string): string {
  const scripts = html.matchAll(/<script[^>]+type="module"[^>]+src="([^"]+)"/g);
  return [...scripts].map(([, src]) => src).join(' ');
}

/** Lazy parts of the public frames: header, footer, search. */
const FRAME_PART = /\/src\/shells\/(mobile|public|search)\//;

/** Collects the relative addresses of a chunk's scripts and styles, including its imports. */
function filesOf(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) filesOf(bundle, next, found);
}

/** Returns the files of the frames, which every cached page needs offline. */
function frameOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
    if (FRAME_PART.test(file.facadeModuleId ?? '')) filesOf(bundle, file.fileName, found);
  }
  return [...found];
}

/**
 * Builds `src/service-worker.ts` to `/service-worker.js`. It contains the names of the site's scripts, so
 * each version of the site has its own worker.
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
