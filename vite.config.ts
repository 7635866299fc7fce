import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from './scripts/browsers/policy.ts';
import { sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';
import { chunkModules } from './scripts/vite/chunk-modules.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { buildSettings } from './scripts/vite/build-settings.ts';
import { firstScreen } from './scripts/vite/first-screen/plugin.ts';
import { noTopLevelAwait } from './scripts/vite/no-top-level-await.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { splitOperations } from './scripts/vite/split-operations.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { routeTree } from './scripts/vite/route-tree.ts';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';

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
  // `.cache`: what the contract is generated in has a tsconfig.json, which would reload every page.
  server: {
    proxy: { '/api': API_ORIGIN },
    watch: { ignored: ['**/.cache/**', '**/releases/**'] },
  },
  preview: { proxy: { '/api': API_ORIGIN } },
  build: {
    target: buildTargets(),
    manifest: true,
    // One style sheet for all pages: 10 KB once, instead of a handful of files a page.
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
            // What nearly every page uses would else be dozens of files, each compressed alone.
            // What sends is apart: pages that only read do without.
            {
              name: 'writes',
              test: /node_modules[\\/]@tanstack[\\/](react-query[\\/].*useMutation|query-core[\\/].*mutationObserver)\./,
            },
            // Only a form asks before it is left.
            {
              name: 'leave',
              test: /node_modules[\\/]@tanstack[\\/]react-router[\\/].*useBlocker\./,
            },
            // The welcome page shows a picture, and does without all the rest.
            {
              name: 'files',
              test: /[\\/]src[\\/](api[\\/]file-url|domain[\\/]site[\\/]main-picture)/,
            },
            {
              name: 'data',
              test: /[\\/](node_modules[\\/](zod|openapi-fetch|@tanstack)[\\/]|src[\\/](api[\\/](request|transport|classify|parsed-response|response-schema)|i18n[\\/]dates|lib[\\/](use-below-fold|clock|prefetch|leaving|site-link|mobile-site)|domain[\\/]site[\\/]site-logo|session[\\/](menu\.|use-site-menu|route-meta|open-external|login-wall)|settings[\\/]use-page-transition|ui[\\/](art[\\/](brand-mark|stroke-icon)|button[\\/](menu-button|use-dismiss)|list[\\/]card-|page[\\/](when-in-view|page-head)|form[\\/]use-single-flight))\b)/,
            },
            // The frame of the lists.
            {
              name: 'lists',
              test: /[\\/]src[\\/]ui[\\/](list[\\/](list-|pagination|page-numbers)|form[\\/]select-field)/,
            },
            // The frame of the pages about one thing.
            {
              name: 'detail',
              test: /[\\/]src[\\/](api[\\/]detail-state|ui[\\/](page[\\/](detail-|description-list|collapsible)|rich-text[\\/](rich-text|allowed)))/,
            },
            // The frame of the mobile pages.
            {
              name: 'mobile',
              test: /[\\/]src[\\/](shells[\\/]mobile[\\/](bottom|mobile-shell|top-bar)|ui[\\/]art[\\/]line-icon)|virtual:texts[\\/]mobile$/,
            },
            // What a list, and home, show of a record.
            {
              name: 'summaries',
              test: /[\\/]generated[\\/]model[\\/](news|activity|story|edition)(Summary|Kind|State|SignUpStatus)\./,
            },
            {
              name: 'match',
              test: /[\\/]generated[\\/](match[\\/]match\.ts\?operation=(GetMatchHome|GetMatchInfo|ListEditions)|model[\\/](match|edition|organisation))|[\\/]src[\\/](domain[\\/]edition[\\/]stage-states|i18n[\\/]money)/,
            },
            {
              name: 'phase',
              test: /[\\/]src[\\/](domain[\\/]edition[\\/](phase|use-edition-phase|missing-edition)|ui[\\/]page[\\/](lazy-boundary|code-error))/,
            },
            {
              name: 'project',
              test: /[\\/]generated[\\/](project[\\/]project\.ts\?operation=(List|Get)Project|model[\\/]project(Page|Summary|Envelope|\.))/,
            },
            { name: 'calendar', test: /[\\/]src[\\/]ui[\\/]button[\\/]calendar-button/ },
            {
              name: 'reference',
              test: /[\\/]src[\\/](api[\\/]generated[\\/](reference[\\/]reference\.ts\?operation=List(Cities|Domains)|model[\\/]labels)|domain[\\/]reference[\\/](reference-labels|labels|reference-query|use-cities|use-domains|use-label)|ui[\\/]page[\\/]chinese-only)/,
            },
            {
              name: 'sign-up',
              test: /[\\/]src[\\/]features[\\/]entry[\\/](sign-up-(body|closed|page)|use-sign-up)/,
            },
            // What the site says of itself: the footer, the legal pages and the login ask for it.
            {
              name: 'identity',
              test: /[\\/]src[\\/](api[\\/]generated[\\/](config[\\/]config\.ts\?operation=GetIdentity|model[\\/](siteIdentity|identityEnvelope|qrCodes|siteColor|legalVersions|legalKind))|session[\\/]legal[\\/](legal-pages|use-legal-reading))/,
            },
            // What the login dialog operates, and with it every form: one file, not forty.
            {
              name: 'forms',
              test: /node_modules[\\/]antd[\\/]es[\\/](modal|form|input|alert|button|radio|checkbox)[\\/]/,
            },
            // Fields and answers that the dialogs of the session share with the account settings.
            {
              name: 'credentials',
              test: /[\\/]src[\\/](session[\\/](login[\\/](code-field|use-code-cooldown|login\.module|password-input|new-password-fields))|api[\\/]generated[\\/](account[\\/]account\.ts\?operation=(SendContactCode|UpdateMyContact)|model[\\/](codeSent|systemUser(\.|Status|Envelope)|account|login|configE|permission\.)))/,
            },
            { name: 'art', test: /[\\/]src[\\/]ui[\\/]art[\\/](rocket|brand-mark)/ },
            // What a page with activities asks for and shows.
            {
              name: 'activities',
              test: /[\\/]generated[\\/](activity[\\/]activity\.ts\?operation=(ListActivities|GetActivity|(SignUp|Cancel)Activity)|model[\\/]activity(\.|Envelope|Page|SignUp\.|SignUpEnvelope))|[\\/]src[\\/](features[\\/]activity[\\/](queries|(activity-page|state-tag)\.module)|domain[\\/]activity[\\/](use-queued|queued-|seats|date-block)|outbox[\\/]outbox\.)|virtual:texts[\\/]activity$/,
            },
            // What the guide and the past editions ask for.
            {
              name: 'edition',
              test: /[\\/]src[\\/](api[\\/]generated[\\/](match[\\/]match\.ts\?operation=GetGuide|file[\\/]file\.ts\?operation=ListTemplates|model[\\/](guide|template))|features[\\/]edition[\\/]queries)/,
            },
            {
              name: 'guide',
              test: /[\\/]src[\\/](features[\\/]edition[\\/]guide-(?!documents)|domain[\\/](file[\\/]use-templates|edition[\\/]track-icon|entry[\\/]use-rule-texts))|virtual:texts[\\/](guide|entryRules)$/,
            },
          ],
        },
      },
    },
  },
}));
