import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Folder for the results that CI reads. */
const folder = process.env['REPORTS'];
const outputFile = join(folder ?? '', 'browsers.json');

/** WebKit and Firefox. Requires `npm run build`. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    globalSetup: 'tests/e2e/template.ts',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    retry: process.env['CI'] === undefined ? 0 : 2,
    reporters: folder === undefined ? ['verbose'] : ['verbose', ['json', { outputFile }]],
  },
});
