import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { firstScreen } from './scripts/vite/first-screen.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { routeTree } from './scripts/vite/route-tree.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';

/** Files of a page that are too many to be named in the first script. */
const LONG = 5;

export default defineConfig(({ mode }) => ({
  // The mock worker is the only file served as it is, and only where mocks answer.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  plugins: [
    routeTree(),
    react(),
    ...sitePlugins(),
    firstScreen(),
    guardedImports(),
    serviceWorker(),
  ],
  resolve: siteResolve,
  server: { proxy: { '/api': API_ORIGIN } },
  preview: { proxy: { '/api': API_ORIGIN } },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The lists of what each page imports lie in the first script: the forms' and the staff's are
      // long, and those pages can ask for their parts once their own file is there.
      resolveDependencies: (_file, deps) =>
        deps.length > LONG ? deps.filter((name) => name.endsWith('.css')) : deps,
    },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|react-intl|intl-messageformat|@formatjs|zustand)[\\/]/,
            },
            // What nearly every page uses would else be dozens of files, each compressed alone:
            // first what the start itself needs, then what every page with data does.
            { name: 'start', test: /[\\/]src[\\/]/, tags: ['$initial'] },
            {
              name: 'data',
              test: /[\\/]src[\\/](api[\\/](request|transport|classify|answer)|i18n[\\/]dates|lib[\\/](clock|prefetch|save-file|leaving)|session[\\/](menu|use-site-menu|route-meta|scoring-system)|ui[\\/](menu-button|use-dismiss|use-below-fold|when-in-view|use-page-transition))\.tsx?$/,
            },
            // What the login dialog operates, and with it every form: one file, not forty.
            {
              name: 'forms',
              test: /node_modules[\\/]antd[\\/]es[\\/](modal|form|input|alert|button)[\\/]/,
            },
            { name: 'art', test: /[\\/]src[\\/]ui[\\/]art[\\/](rocket|brand-mark)/ },
            {
              name: 'home',
              test: /[\\/]src[\\/](features[\\/]home[\\/](home-page|home-hero|hero|stage|figures|money)|api[\\/]generated[\\/](match[\\/]match|model[\\/](match|news|activity)Summary)|ui[\\/](use-edition-phase|calendar-button|card-skeleton|countdown|art[\\/]hero-scene))/,
            },
          ],
        },
      },
    },
  },
}));
