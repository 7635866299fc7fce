import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from './scripts/find-chromium.ts';

const executablePath = findHeadlessChromium();

/** Folder in which CI counts the results. */
const folder = process.env['REPORTS'];
const reports = folder === undefined ? undefined : join(folder, 'e2e.json');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each worker has a server and data of its own. A page that waits leaves its core to another: a third
  // one saves a seventh on two cores.
  workers: 3,
  globalSetup: './tests/e2e/template.ts',
  // A shared runner may stall for seconds; a test that passes only then is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // Limits, not waits: two suites at once on two cores have calls stand for ten seconds.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: reports === undefined ? 'list' : [['list'], ['json', { outputFile: reports }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A button that still moves can't be pressed; what motion does has tests that ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // What a service worker fetches can't be cut off or answered by a test; those of weak networks
    // let it run.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
        // A page of a test ends before its code has been optimised: a tenth of the processor's time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
});
