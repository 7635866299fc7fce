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

/** Folders and modules that nearly every public page uses (`docs/decisions/0116`). */
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

/** Folders with a chunk each. */
const SHARED = [
  'domain/edition',
  'domain/reference',
  'shells/mobile',
  'ui/detail',
  'ui/list',
  'ui/rich-text',
];

/** Public reads of a contract tag, which share a chunk with their validators. */
const READ_TOPIC =
  /\/generated\/(activity|config|file|match|news|project|reference|session)\/.*\?operation=(?:Get|List)(?!My)/;

/** Components of antd in the login dialog. */
const FORM_PARTS =
  /\/node_modules\/antd\/es\/(?:modal|form|input|alert|button|radio|checkbox|tabs)\//;

const folderOf = (id: string, folders: string[]) =>
  folders.find((path) => [`/src/${path}/`, `/src/${path}.`].some((part) => id.includes(part)));

const isOfEveryPage = (id: string) =>
  folderOf(id, EVERY_PAGE) !== undefined || id.includes('/node_modules/zod/');

/** Only forms use it; it imports the large table of traditional characters. */
const CITY_SEARCH = '/src/domain/reference/city-search.ts';

/** Returns the chunk name of a shared module: its folder or its tag. */
const sharedFile = (id: string) =>
  id.includes(CITY_SEARCH) ? null : (folderOf(id, SHARED) ?? READ_TOPIC.exec(id)?.[1] ?? null);

export default defineConfig(({ mode }) => ({
  // Contains only the mock worker.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  // The build works below any path (`docs/decisions/0104`).
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
  // `.cache`: temporary copies of tsconfig.json during generation would reload every page.
  server: {
    proxy: { '/api': API_ORIGIN },
    watch: { ignored: ['**/.cache/**', '**/dist*/**'] },
  },
  preview: { proxy: { '/api': API_ORIGIN } },
  build: {
    target: BUILD_TARGETS,
    manifest: true,
    // One style sheet for all pages.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // Short names, because importing files contain them. The manifest lists their modules.
        chunkFileNames: ({ name }) =>
          name === 'start' ? 'assets/start-[hash:7].js' : 'assets/c-[hash:7].js',
        codeSplitting: {
          groups: [
            // Code of the start, split by how often it changes. `$initial` excludes parts of packages
            // that only other pages use.
            { name: 'framework', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'] },
            { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial'] },
            // Code of nearly every public page, with the request function for the menu.
            { name: 'page', test: isOfEveryPage },
            // Code that several public pages share.
            { name: sharedFile, debugName: 'shared', minShareCount: 2 },
            // Components of the login dialog and all forms, in one chunk.
            { name: 'forms', test: FORM_PARTS },
          ],
        },
      },
    },
  },
}));
