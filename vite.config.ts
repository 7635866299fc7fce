import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildTargets } from './scripts/browsers/policy.ts';
import { sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { buildSettings } from './scripts/vite/build-settings.ts';
import { firstScreen } from './scripts/vite/first-screen/plugin.ts';
import { noTopLevelAwait } from './scripts/vite/no-top-level-await.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { splitOperations } from './scripts/vite/split-operations.ts';
import { sharedFiles } from './scripts/vite/shared-files/plugin.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { routeTree } from './scripts/vite/route-tree.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';

/** What makes the site's scripts; what else is below makes pages of them. */
const scripts = () =>
  ({
    plugins: [
      plainImports(),
      routeTree(),
      react(),
      ...sitePlugins(),
      guardedImports(),
      splitOperations(),
    ],
    resolve: siteResolve,
    build: {
      target: buildTargets(),
      // One style sheet for all pages: 10 KB once, instead of a handful of files a page.
      cssCodeSplit: false,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
    },
  }) satisfies UserConfig;

export default defineConfig(({ mode }) => ({
  ...scripts(),
  // The mock worker is the only file served as it is, and only where mocks answer.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  plugins: [
    ...scripts().plugins,
    sharedFiles(scripts),
    firstScreen(),
    serviceWorker(),
    noTopLevelAwait(),
    chunkModules(),
    buildSettings(),
  ],
  // `.cache`: what the contract is generated in has a tsconfig.json, which would reload every page.
  server: {
    proxy: { '/api': API_ORIGIN },
    watch: { ignored: ['**/.cache/**', '**/releases/**'] },
  },
  preview: { proxy: { '/api': API_ORIGIN } },
  build: {
    ...scripts().build,
    manifest: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // What a file is called stands in every file that asks for it: with names, a page with 25
        // files asks for half a KB more. The manifest tells what is in which.
        chunkFileNames: ({ name }) =>
          name === 'start' ? 'assets/start-[hash:7].js' : 'assets/c-[hash:7].js',
        codeSplitting: {
          // What the start itself needs, apart by how often it changes. Tagged: what only other
          // pages need of these packages would be in every visitor's first file. What several pages
          // need is laid into files by `sharedFiles`; the rest is a file for each page and part.
          groups: [
            { name: 'framework', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'] },
            { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial'] },
          ],
        },
      },
    },
  },
}));
