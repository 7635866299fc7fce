import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FURTHER_E2E, FURTHER_SERVER, FURTHER_UNIT } from '../tiers.ts';

const TESTS = join(import.meta.dirname, '..');
const readme = readFileSync(join(TESTS, 'README.md'), 'utf8');

const FURTHER = Object.entries({
  contract: FURTHER_UNIT,
  e2e: FURTHER_E2E,
  server: FURTHER_SERVER,
}).flatMap(([folder, files]) =>
  Object.entries(files).map(([file, reason]) => ({ file: `${folder}/${file}`, reason })),
);

describe('what npm test leaves to npm run test:all', () => {
  it.each(FURTHER)('$file exists, and tests/README.md gives its reason', ({ file, reason }) => {
    expect(existsSync(join(TESTS, file))).toBe(true);
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${file}\``)) ?? '';
    expect(row.split('|')[2]?.trim()).toBe(reason);
  });

  it('is all that the table of tests/README.md names', () => {
    const rows = readme.match(/^\| `(contract|e2e|server)\/[\w.-]+`/gm) ?? [];
    expect(rows).toHaveLength(FURTHER.length);
  });
});
