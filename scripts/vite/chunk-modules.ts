import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/** Path of the list in the build. */
export const CHUNK_MODULES = '.vite/modules.json';

/**
 * Writes a list of the site's modules in each chunk, for tests of the code that a page loads
 * (`tests/bench/bundles.test.ts`).
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
