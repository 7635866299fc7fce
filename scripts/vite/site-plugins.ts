import { fileURLToPath } from 'node:url';
import type { PluginOption, ResolveOptions } from 'vite';
import { buildInfo } from './build-info.ts';
import { compiledMessages } from './compiled-messages.ts';
import { themeStylesheet } from './theme-stylesheet.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Module resolution of the site and its tests. Replaces the ICU parser by its variant `no-parser`, because
 * messages are compiled at build time, and the polyfill of a hook by the version that uses React's hook.
 */
export const siteResolve = {
  alias: [
    { find: /^@\//, replacement: `${here('src')}/` },
    {
      find: /^@formatjs\/icu-messageformat-parser$/,
      replacement: here('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
    },
    {
      find: /^use-sync-external-store\/shim\/with-selector$/,
      replacement: here('node_modules/use-sync-external-store/with-selector.js'),
    },
  ],
} satisfies ResolveOptions & { alias: unknown };

/** Class names of CSS modules, the same in the build and in the first screens rendered by Node. */
export const siteClassNames = { modules: { generateScopedName: '[local]_[hash:base64:5]' } };

/** Virtual modules of the site, for the build and for page tests. */
export function sitePlugins(): PluginOption[] {
  return [compiledMessages(), themeStylesheet(), buildInfo()];
}
