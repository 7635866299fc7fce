import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createServer } from 'vite';
import type { renderPages } from '../../../src/app/first-screen/render-pages.tsx';
import { sitePlugins, siteResolve } from '../site-plugins.ts';
import { scopedName } from './scoped-name.ts';

// A thread of its own (`rendered-pages.ts`): what it puts in a browser's place reaches nobody else,
// and what the pages continue waiting for ends with it.

const SCREENS = resolve(import.meta.dirname, '../../../src/app/first-screen/render-pages.tsx');

const asked: string[] = [];
Object.assign(globalThis, {
  // The little of a browser that modules of the site look at while they are loaded.
  document: {
    cookie: '',
    getElementById: () => null,
    implementation: { createHTMLDocument: () => ({ body: { setHTML: () => undefined } }) },
  },
  // Never answers: the pages wait.
  fetch: ({ url }: Request) => {
    asked.push(url.slice(new URL(url).origin.length));
    return new Promise(() => undefined);
  },
});

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
const module = (await vite.ssrLoadModule(SCREENS)) as { renderPages: typeof renderPages };
parentPort?.postMessage(await module.renderPages(asked));
