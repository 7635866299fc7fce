import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findHeadlessChromium } from './scripts/find-chromium.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { FURTHER_SERVER, FURTHER_UNIT } from './tests/tiers.ts';

/** How many files run at once: as many as the smallest machine that runs them has cores. */
const WORKERS = 2;

/** A page that waits for what it shows leaves its core to another. */
const PAGE_WORKERS = 3;

/** Paths of the files that only `npm run test:all` runs. */
const further = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.keys(files).map((file) => `tests/${folder}/${file}`);

/** Where the programs that tests start keep their compiled modules: a quarter of a start. */
const env = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/started-modules'),
};

/** Rules, logic and the contract: Node, no network, fast. */
function unitTests(name: string, include: string[], exclude: string[]): TestProjectConfiguration {
  return {
    plugins: sitePlugins(),
    resolve: siteResolve,
    test: {
      name,
      include,
      exclude,
      env,
      environment: 'node',
      setupFiles: ['tests/unit/setup.ts'],
      isolate: false,
      maxWorkers: WORKERS,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

const UNIT_FURTHER = further('contract', FURTHER_UNIT);
const unit = unitTests(
  'unit',
  ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
  UNIT_FURTHER,
);

const SERVER_FURTHER = further('server', FURTHER_SERVER);

/** The reference server. Each file has a database of its own. */
function serverTests(name: string, include: string[], exclude: string[]): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      exclude,
      env,
      environment: 'node',
      globalSetup: 'tests/server/support/templates-folder.ts',
      maxWorkers: WORKERS,
      // The embedded database is compiled once a worker.
      isolate: false,
      // V8 of Node 24.21 may end a process in which many embedded databases come and go, while it frees
      // WebAssembly code: "Check failed: jit_page_->allocations_.erase(addr) == 1".
      execArgv: ['--no-wasm-code-gc'],
      testTimeout: 90_000,
      hookTimeout: 180_000,
    },
  };
}

const server = serverTests('server', ['tests/server/**/*.test.ts'], SERVER_FURTHER);

// What takes long and rarely breaks (`tests/tiers.ts`); only a run that names it gets it.
const unitFurther = unitTests('unit-further', UNIT_FURTHER, []);
const serverFurther = serverTests('server-further', SERVER_FURTHER, []);

/** React, and what is made with it, as visitors get it: half of a test's scripts were checks for developers. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Components and pages in the system's Chromium, with the mock worker in place of a server. */
const pages: TestProjectConfiguration = {
  plugins: [react(), ...sitePlugins(), guardedImports()],
  resolve: siteResolve,
  publicDir: 'src/mocks/public',
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    rolldownOptions: { transform: { define: production } },
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-intl',
      'antd',
      'dayjs',
      'dompurify',
      'fast-check',
      'file-type',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'immer',
      'msw',
      'msw/browser',
      'openapi-fetch',
      'zod',
      'zod/mini',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      'zustand',
      'zustand/middleware/immer',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/history',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'pages',
    include: ['tests/pages/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/pages/setup.ts'],
    // Half of what a file takes would be loading the site again; `setup.ts` has each begin afresh.
    isolate: false,
    maxWorkers: PAGE_WORKERS,
    // A run of all projects has those with as many workers at once.
    sequence: { groupOrder: 1 },
    testTimeout: 20_000,
    // Of what is waited for; Vitest's own second is too short for a machine that does something else.
    expect: { poll: { timeout: 10_000 } },
    // A shared runner may stall for seconds; CI's summary tells which passed on a further try.
    retry: process.env['CI'] === undefined ? 0 : 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(findHeadlessChromium() === undefined
            ? {}
            : { executablePath: findHeadlessChromium() }),
          args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
        },
        // Without motion: on a busy machine a button that still moves can't be pressed.
        contextOptions: {
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** What the built site weighs; needs `npm run build`, so only a run that names it gets it. */
const budgets: TestProjectConfiguration = {
  test: {
    name: 'budgets',
    include: ['tests/bench/**/*.test.ts'],
    environment: 'node',
    // Of the tests of a file that say so; more of them would wait for the processor.
    maxConcurrency: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
};

/** The project that the run names, if any. */
const run = process.argv.find((argument) => argument.startsWith('--project='))?.slice(10);

/** Projects that only a run that names them gets. */
const ONLY_NAMED: Record<string, TestProjectConfiguration> = {
  budgets,
  'unit-further': unitFurther,
  'server-further': serverFurther,
};
const onlyNamed = run === undefined ? undefined : ONLY_NAMED[run];

/** Where a run leaves its counts for who adds them up. */
const folder = process.env['REPORTS'];
const outputFile = join(folder ?? '', `${run ?? 'vitest'}.json`);

/** A run that asks for an order of its own gets it. */
const ordered = process.argv.some((argument) => argument.startsWith('--sequence'));

export default defineConfig({
  test: {
    ...(!ordered && { sequence: { sequencer: LongestFirst } }),
    reporters: folder === undefined ? ['default'] : ['default', ['json', { outputFile }]],
    projects: onlyNamed ? [onlyNamed] : [unit, server, pages],
  },
});
