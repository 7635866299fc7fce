import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findHeadlessChromium } from './scripts/find-chromium.ts';
import { guardedImports } from './scripts/vite/guarded-imports.ts';
import { sitePlugins, siteResolve } from './scripts/vite/site-plugins.ts';

/** Number of files that run at once: the cores of the smallest supported machine. */
const WORKERS = 2;

/** A page that waits for what it shows leaves its core to another. */
const PAGE_WORKERS = 3;

/** Rules, logic and the contract, in Node. */
const unit: TestProjectConfiguration = {
  plugins: sitePlugins(),
  resolve: siteResolve,
  test: {
    name: 'unit',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/unit/setup.ts'],
    isolate: false,
    maxWorkers: WORKERS,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
};

/** The reference server. Each file has its own database. */
const server: TestProjectConfiguration = {
  // The tests of imports read exported tables as the site does.
  resolve: siteResolve,
  test: {
    name: 'server',
    include: ['tests/server/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/server/support/templates-folder.ts',
    maxWorkers: WORKERS,
    // Compiles the embedded database once per worker.
    isolate: false,
    // V8 of Node 24.21 may end a process in which many embedded databases come and go, while it frees
    // WebAssembly code: "Check failed: jit_page_->allocations_.erase(addr) == 1".
    execArgv: ['--no-wasm-code-gc'],
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
};

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
    // Runs after the projects that have two workers.
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

/** Size of the built site; needs `npm run build`. */
const budgets: TestProjectConfiguration = {
  test: {
    name: 'budgets',
    include: ['tests/bench/**/*.test.ts'],
    environment: 'node',
    // Applies to the concurrent tests of a file.
    maxConcurrency: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
};

/** Folder in which CI counts the results. */
const folder = process.env['REPORTS'];
const outputFile = join(folder ?? '', 'vitest.json');

export default defineConfig({
  test: {
    reporters: folder === undefined ? ['default'] : ['default', ['json', { outputFile }]],
    projects: [unit, server, pages, budgets],
  },
});
