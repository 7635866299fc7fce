import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const tests = join(import.meta.dirname, '..');

describe.each([
  ['session-spec.md', 40],
  ['admin-spec.md', 30],
])('the mapping from the specification to the tests in %s', (name, least) => {
  const list = readFileSync(join(tests, name), 'utf8');
  const rows = list
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (sentence |decision |-)/.test(line));
  const named = [...list.matchAll(/`([\w/-]+(?:\.test|\.spec)?\.tsx?)`(?: "([^"]+)")?/g)]
    .map(([, file = '', test]) => ({ file, test }))
    .filter(({ file }) => !file.startsWith('tests/'));

  it('names a test for each sentence', () => {
    expect(rows.length).toBeGreaterThan(least);
    for (const row of rows) expect(row).toMatch(/`[\w/-]+(\.test|\.spec)?\.tsx?`/);
  });

  it.each(named)('$file contains the test $test', ({ file, test }) => {
    const source = readFileSync(join(tests, file), 'utf8');
    expect(source).toMatch(/\bit(\.each)?\(|\btest\(|\bit\.each/);
    if (test !== undefined) expect(source).toContain(test);
  });
});
