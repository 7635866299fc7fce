import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { firstScreen } from './scripts/vite/first-screen.ts';
import { routeTree } from './scripts/vite/route-tree.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';

export default defineConfig(({ mode }) => ({
  // The mock worker is the only file served as it is, and only where mocks answer.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  plugins: [routeTree(), react(), ...sitePlugins(), firstScreen(), guardedImports()],
  resolve: siteResolve,
  server: { proxy: { '/api': API_ORIGIN } },
  preview: { proxy: { '/api': API_ORIGIN } },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
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
