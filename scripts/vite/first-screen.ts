import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type HtmlTagDescriptor, type Plugin } from 'vite';
import { compileMessages } from './compiled-messages.ts';
import { sitePlugins, siteResolve } from './site-plugins.ts';

const LANGUAGES = ['CN', 'US', 'HK'] as const;
const MENU = [
  ['Home', '/home'],
  ['Activity', '/activity'],
  ['News', '/news'],
] as const;
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
  return FIRST_SCREENS.flatMap((page) =>
    LANGUAGES.map((language) => {
      const messages = compileMessages(language);
      return {
        tag: 'template',
        attrs: { id: `first-${page}-${language}` },
        children: renderToStaticMarkup(
          createElement(FirstScreen, { page, language, messages, menu: MENU }),
        ),
        injectTo: 'body-prepend',
      } as const;
    }),
  );
}

/** Which chunks a page and a language need, so that the boot script can ask for them at once. */
function chunksOf(bundle: Record<string, unknown>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const output of Object.values(bundle)) {
    const { facadeModuleId, fileName, type } = output as Partial<Record<string, string>>;
    if (type !== 'chunk' || !facadeModuleId || !fileName) continue;
    const page = /routes\/_(?:public|bare)\/(home|welcome)\.tsx\?tsr-split/.exec(facadeModuleId);
    const language = /virtual:messages\/(\w+)$/.exec(facadeModuleId);
    const key = page?.[1] ?? language?.[1];
    if (key) found[key] = [`/${fileName}`];
  }
  return found;
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
      async handler(_html, { bundle }) {
        const chunks = JSON.stringify(bundle ? chunksOf(bundle) : {});
        const boot = readFileSync(BOOT, 'utf8').replace('__CHUNKS__', () => chunks);
        return [
          { tag: 'script', children: boot.replace(/^\s*\/\/.*\n/gm, ''), injectTo: 'head-prepend' },
          ...(await templates()),
          { tag: 'script', children: 'showFirstScreen()', injectTo: 'body' },
        ];
      },
    },
  };
}
