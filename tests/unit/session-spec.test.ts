import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const tests = join(import.meta.dirname, '..');
const list = readFileSync(join(tests, 'session-spec.md'), 'utf8');

const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (sentence |decision |-)/.test(line));
const named = [...list.matchAll(/`([\w/-]+(?:\.test|\.spec)?\.tsx?)`(?: "([^"]+)")?/g)]
  .map(([, file = '', name]) => ({ file, name }))
  .filter(({ file }) => !file.startsWith('tests/'));

describe('the list from the specification to the tests of the session', () => {
  it('names a test for each sentence', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) expect(row).toMatch(/`[\w/-]+(\.test|\.spec)?\.tsx?`/);
  });

  it.each(named)('$file: $name is there', ({ file, name }) => {
    const source = readFileSync(join(tests, file), 'utf8');
    expect(source).toMatch(/\bit(\.each)?\(|\btest\(|\bit\.each/);
    if (name !== undefined) expect(source).toContain(name);
  });
});
