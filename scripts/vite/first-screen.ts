import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { compileMessages } from './compiled-messages.ts';
import { menuRows } from './menu-rows.ts';
import { plainPageMarkup, plainPageScript } from './plain-page.ts';
import { sitePlugins, siteResolve } from './site-plugins.ts';

const BOOT = resolve(import.meta.dirname, 'boot.js');
const SCREEN = resolve(import.meta.dirname, '../../src/app/first-screen/first-screen.tsx');

interface ScreenModule {
  FIRST_SCREENS: readonly string[];
  FirstScreen: FunctionComponent<Record<string, unknown>>;
}

/** CSS modules get the same class names in the HTML's first screen as in the running site. */
export function scopedName(name: string, file: string): string {
  const place = createHash('sha256').update(file.split('?')[0]?.split('/src/')[1] ?? file);
  return `${name}_${place.digest('hex').slice(0, 6)}`;
}

/** Loads the first screen's components as a server renders them: same plugins, same class names. */
async function loadScreens(): Promise<ScreenModule> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: sitePlugins(),
    resolve: { alias: siteResolve.alias },
    css: { modules: { generateScopedName: scopedName } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  try {
    return (await vite.ssrLoadModule(SCREEN)) as ScreenModule;
  } finally {
    await vite.close();
  }
}

async function templates(): Promise<HtmlTagDescriptor[]> {
  const { FIRST_SCREENS, FirstScreen } = await loadScreens();
  const menu = menuRows();
  return FIRST_SCREENS.flatMap((page) =>
    Object.keys(LANGUAGES).map((language) => {
      const messages = compileMessages(language, 'home');
      return {
        tag: 'template',
        attrs: { id: `first-${page}-${language}` },
        children: renderToStaticMarkup(
          createElement(FirstScreen, { page, language, messages, menu }),
        ),
        injectTo: 'body-prepend',
      } as const;
    }),
  );
}

/** What this plugin reads of a chunk. */
interface Chunk {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
}
type Bundle = Record<string, Chunk>;

/** The file of a chunk and of all that it imports. */
function closure(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of bundle[name]?.imports ?? []) closure(bundle, next, seen);
  return seen;
}

/** What a chunk is asked for with: a page, a language, or a page in a language. */
function keyOf({ facadeModuleId }: Chunk): string | undefined {
  const module = facadeModuleId ?? '';
  const page = /routes\/_(?:public|bare)\/(home|welcome)\.tsx\?tsr-split/.exec(module);
  if (page) return page[1];
  if (/routes\/_public\.tsx\?tsr-split/.test(module)) return 'home';
  const [, language, namespace] = /virtual:messages\/(\w+?)(?:\/(home))?$/.exec(module) ?? [];
  return namespace === undefined ? language : `${namespace}-${language ?? ''}`;
}

/**
 * Which files each key needs, so that the boot script can ask for them at once: all that they
 * import, too, which the browser would learn of a file at a time.
 */
function chunksOf(bundle: Bundle, html: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const chunk of Object.values(bundle)) {
    const key = keyOf(chunk);
    if (key !== undefined) found[key] = closure(bundle, chunk.fileName, found[key]);
  }
  return Object.fromEntries(
    Object.entries(found).map(([key, files]) => [
      key,
      [...files].filter((file) => !html.includes(file)).map((file) => `/${file}`),
    ]),
  );
}

/**
 * Puts the first screen of welcome and home, in each language, and the script that picks one into
 * the HTML: visitors see it before any script file has arrived.
 */
export function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const built = (bundle ?? {}) as unknown as Bundle;
        const chunks = JSON.stringify(chunksOf(built, html));
        const boot = readFileSync(BOOT, 'utf8')
          .replace('__LANGUAGES__', () => JSON.stringify(LANGUAGES))
          .replace('__CHUNKS__', () => chunks);
        const tags = [
          plainPageScript(),
          { tag: 'script', children: boot.replace(/^\s*\/\/.*\n/gm, ''), injectTo: 'head-prepend' },
          ...(await templates()),
          // Not there in a browser that the site doesn't run in.
          {
            tag: 'script',
            children: 'window.showFirstScreen && showFirstScreen()',
            injectTo: 'body',
          },
        ] satisfies HtmlTagDescriptor[];
        return { html: html.replace('<!--plain-page-->', plainPageMarkup), tags };
      },
    },
  };
}
