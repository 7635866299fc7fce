import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineName } from './fixtures.ts';

/** Where a run leaves its counts for who adds them up. */
const folder = process.env['REPORTS'];
const reports = folder === undefined ? undefined : join(folder, 'browsers.json');

// The engines that aren't Chromium's. Each worker has a server and a browser of its own; a page that waits leaves its core to another.
export default defineConfig<object, { engineName: EngineName }>({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/browsers',
  globalSetup: '../e2e/template.ts',
  workers: 3,
  // A shared runner may stall for seconds; a test that passes only then is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: reports === undefined ? 'list' : [['list'], ['json', { outputFile: reports }]],
  projects: [
    { name: 'webkit', use: { engineName: 'webkit' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
  ],
});
