import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 8097);
const executablePath = findChromium();

/** Where a run leaves its counts for who adds them up. */
const folder = process.env['REPORTS'];
const reports = folder === undefined ? undefined : join(folder, 'e2e.json');

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The flows share one server and one set of demo accounts; on two cores a second browser
  // page starves the first of frames.
  workers: 1,
  // A shared runner may stall for seconds; a test that passes only then is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: reports === undefined ? 'list' : [['list'], ['json', { outputFile: reports }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${String(PORT)}`,
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
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    port: PORT,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
