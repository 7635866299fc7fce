import { fileURLToPath } from 'node:url';
import type { PluginOption, ResolveOptions } from 'vite';
import { buildInfo } from './build-info.ts';
import { compiledMessages } from './compiled-messages.ts';
import { themeStylesheet } from './theme-stylesheet.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * How module names resolve on the site and in its tests. The ICU parser is replaced by its
 * parser-less twin: messages are compiled at build time (7 KB less on every page). So is what lends
 * older versions of React a hook that ours has.
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

/** Names of CSS modules' classes: the same in the build and in the first screens that Node draws. */
export const siteClassNames = { modules: { generateScopedName: '[local]_[hash:base64:5]' } };

/** The virtual modules that the site's source imports, for the build and for page tests alike. */
export function sitePlugins(): PluginOption[] {
  return [compiledMessages(), themeStylesheet(), buildInfo()];
}
