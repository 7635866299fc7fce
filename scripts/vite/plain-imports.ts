import type { Plugin } from 'vite';

/** Vite's module that every `import(…)` of a build calls. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Removes Vite's preloading of style sheets and scripts from each `import(…)`. All pages share a style
 * sheet, and the site prefetches pages itself.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
