import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachedTests, stepsOf } from '../../scripts/support/reached-tests.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('what npm run test:changed runs', () => {
  it('are the tests that start the server, where a part of the server changed', () => {
    const { starting } = reachedTests(ROOT, ['server/main.ts']);
    expect(starting).toContain('tests/server/stop.test.ts');
    expect(starting).toContain('tests/server/start-failures.test.ts');
    expect(reachedTests(ROOT, ['server/app.ts']).starting).toContain('tests/server/stop.test.ts');
  });

  it('are no tests that start a program, where none of it changed', () => {
    expect(reachedTests(ROOT, ['src/routes/__root.tsx']).starting).toEqual([]);
  });

  it('is nothing that only npm run test:all runs', () => {
    const steps = stepsOf(reachedTests(ROOT, ['package.json']), 'HEAD');
    expect(steps.find(({ name }) => name === 'e2e')?.run).toContain('--project=daily');
  });

  it('are the tests that start a script by its name', () => {
    const { starting } = reachedTests(ROOT, ['scripts/contract-diff.ts']);
    expect(starting).toContain('tests/contract/command-lines.test.ts');
  });

  it('are the browser tests that open a changed page', () => {
    const { specs, leftOut } = reachedTests(ROOT, ['src/routes/_public/guide.tsx']);
    expect(specs).toContain('tests/e2e/states.spec.ts');
    expect(leftOut).toContain('tests/e2e/check-in-desk.spec.ts');
  });

  it('is the browser test that changed itself, alone', () => {
    const { specs } = reachedTests(ROOT, ['tests/e2e/keys.spec.ts']);
    expect(specs).toEqual(['tests/e2e/keys.spec.ts']);
  });
});
