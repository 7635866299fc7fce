import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteClassNames, sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { BUILD_TARGETS, buildSettings } from './scripts/vite/build-settings.ts';
import { firstScreen } from './scripts/vite/first-screen/plugin.ts';
import { noTopLevelAwait } from './scripts/vite/no-top-level-await.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { splitOperations } from './scripts/vite/split-operations.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { routeTree } from './scripts/vite/route-tree.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';

/** Folders and modules of which nearly every page of visitors needs most (`docs/decisions/0116`). */
const EVERY_PAGE = [
  'domain/site',
  'i18n/format',
  'lib/page',
  'session/menu',
  'session/open-external',
  'settings/language/language-note',
  'shells/shared',
  'ui/button',
  'ui/card',
  'ui/page',
];

/** Folders that are a file each. */
const SHARED = [
  'domain/edition',
  'domain/reference',
  'shells/mobile',
  'ui/detail',
  'ui/list',
  'ui/rich-text',
];

/** What visitors read of a topic of the contract is a file, with the shapes of its answers. */
const READ_TOPIC =
  /\/generated\/(activity|config|file|match|news|project|reference|session)\/.*\?operation=(?:Get|List)(?!My)/;

/** The parts of antd that the login dialog operates. */
const FORM_PARTS =
  /\/node_modules\/antd\/es\/(?:modal|form|input|alert|button|radio|checkbox|tabs)\//;

const folderOf = (id: string, folders: string[]) =>
  folders.find((path) => [`/src/${path}/`, `/src/${path}.`].some((part) => id.includes(part)));

const isOfEveryPage = (id: string) =>
  folderOf(id, EVERY_PAGE) !== undefined || id.includes('/node_modules/zod/');

/** Only forms search cities; it imports the table of traditional characters, 7 KB. */
const CITY_SEARCH = '/src/domain/reference/city-search.ts';

/** The file of a module that pages share: that of its folder, or of its topic. */
const sharedFile = (id: string) =>
  id.includes(CITY_SEARCH) ? null : (folderOf(id, SHARED) ?? READ_TOPIC.exec(id)?.[1] ?? null);

export default defineConfig(({ mode }) => ({
  // The mock worker is the only file served as it is, and only where mocks answer.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  // Where the site lies is the operator's choice, not the build's (`docs/decisions/0104`).
  base: './',
  plugins: [
    plainImports(),
    routeTree(),
    react(),
    ...sitePlugins(),
    firstScreen(),
    guardedImports(),
    splitOperations(),
    serviceWorker(),
    noTopLevelAwait(),
    chunkModules(),
    buildSettings(),
  ],
  resolve: siteResolve,
  css: siteClassNames,
  // `.cache`: what the contract is generated in has a tsconfig.json, which would reload every page.
  server: {
    proxy: { '/api': API_ORIGIN },
    watch: { ignored: ['**/.cache/**', '**/dist*/**'] },
  },
  preview: { proxy: { '/api': API_ORIGIN } },
  build: {
    target: BUILD_TARGETS,
    manifest: true,
    // One style sheet for all pages: 16 KB once, instead of a handful of files a page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // What a file is called stands in every file that asks for it: with names, a page with 25
        // files asks for half a KB more. The manifest tells what is in which.
        chunkFileNames: ({ name }) =>
          name === 'start' ? 'assets/start-[hash:7].js' : 'assets/c-[hash:7].js',
        codeSplitting: {
          groups: [
            // What the start itself needs, apart by how often it changes. Tagged: what only other
            // pages need of these packages would be in every visitor's first file.
            { name: 'framework', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'] },
            { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial'] },
            // What nearly every page of visitors is made of. The site's menu is asked for, so what
            // asks the server comes with it.
            { name: 'page', test: isOfEveryPage },
            // What several pages of visitors share; what only one asks for stays with it.
            { name: sharedFile, debugName: 'shared', minShareCount: 2 },
            // What the login dialog operates, and with it every form: one file, not forty.
            { name: 'forms', test: FORM_PARTS },
          ],
        },
      },
    },
  },
}));
