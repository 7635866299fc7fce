import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createServer } from 'vite';
import { siteClassNames, sitePlugins, siteResolve } from '../site-plugins.ts';
import type { renderPages } from './render-pages.tsx';

// Runs in a thread: the browser globals that it replaces don't affect the build, and the requests and timers
// of the pages end with the thread.

const requested: string[] = [];
Object.assign(globalThis, {
  // Browser globals that modules of the site read while they load.
  document: {
    cookie: '',
    getElementById: () => null,
    implementation: { createHTMLDocument: () => ({ body: { setHTML: () => undefined } }) },
  },
  // Never responds: pages are rendered in their loading state.
  fetch: ({ url }: Request) => {
    requested.push(url.slice(new URL(url).origin.length));
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
  css: siteClassNames,
  oxc: { jsx: { runtime: 'automatic', development: false } },
});
const module = (await vite.ssrLoadModule(resolve(import.meta.dirname, 'render-pages.tsx'))) as {
  renderPages: typeof renderPages;
};
parentPort?.postMessage(await module.renderPages(requested));
