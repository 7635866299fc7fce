import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from './scripts/find-chromium.ts';

const executablePath = findHeadlessChromium();

/** Folder for the reports that CI reads. */
const folder = process.env['REPORTS'];
const reports = folder === undefined ? undefined : join(folder, 'e2e.json');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker has its own server and data. Three workers use two cores fully, because pages wait.
  workers: 3,
  globalSetup: './tests/e2e/template.ts',
  // Shared runners can stall for seconds; a test that passes on retry is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // Upper limits for busy machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: reports === undefined ? 'list' : [['list'], ['json', { outputFile: reports }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Moving buttons can't be clicked; tests of animations enable motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // Tests can't intercept requests of a service worker; tests of weak networks allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
        // Test pages are short-lived: optimizing their code costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
