import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the list lies in the build, beside the manifest. */
export const CHUNK_MODULES = '.vite/modules.json';

/**
 * Writes which of the site's modules are in which file of the build, so that a test can tell what
 * code a page's visitors are sent (`tests/bench/bundles.test.ts`).
 */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const modules = Object.values(bundle).flatMap((file) => {
          if (file.type !== 'chunk') return [];
          const own = file.moduleIds.filter((id) => id.startsWith(`${ROOT}/src/`));
          const paths = own.map((id) => relative(ROOT, id).replace(/\?.*$/, ''));
          return [[file.fileName, [...new Set(paths)].sort()] as const];
        });
        this.emitFile({
          type: 'asset',
          fileName: CHUNK_MODULES,
          source: JSON.stringify(Object.fromEntries(modules.sort())),
        });
      },
    },
  };
}
