import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { copyProject, ROOT, type ProjectCopy } from './support/project-copy.ts';

let copy: ProjectCopy;

function diff(...options: string[]) {
  const script = join(ROOT, 'scripts/contract-diff.ts');
  const run = spawnSync(process.execPath, [script, ...options], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { said: run.stdout + run.stderr, code: run.status };
}

beforeAll(() => {
  copy = copyProject();
  copy.commit();
}, 180_000);

beforeEach(() => void copy.git('checkout', '--quiet', '.'));

afterAll(() => copy.remove());

test('an unchanged contract passes', () => {
  const { said, code } = diff();
  expect(said).toMatch(/^Contract since main \(\w{7}\)/);
  expect(said).toContain('0 major, 0 minor');
  expect(code).toBe(0);
}, 180_000);

test('a removed field breaks, as text and as markdown', () => {
  copy.edit('openapi/schemas/config.yaml', /^ {4}- content\n/m, '');
  copy.edit('openapi/schemas/config.yaml', /^ {4}content:\n( {6}.*\n)+/m, '');
  const { said, code } = diff('--base', 'HEAD');
  expect(said).toContain('Property `content` of');
  expect(code).toBe(1);
  const markdown = diff('HEAD', '--format', 'markdown');
  expect(markdown.said).toMatch(/\| 🔴 major \| removed \|.*content/);
  expect(markdown.code).toBe(1);
}, 180_000);

test('an operation that only staff may call from now on breaks', () => {
  copy.edit('openapi/paths/activity.yaml', 'x-access: user', 'x-access: staff');
  const { said, code } = diff('--base', 'HEAD');
  expect(said).toMatch(/major .*x-access user → staff/);
  expect(said).toContain('needs version 2.0.0 (major)');
  expect(code).toBe(1);
  copy.edit('openapi/openapi.yaml', 'version: 1.0.0', 'version: 2.0.0');
  expect(diff('--base', 'HEAD').code).toBe(0);
}, 180_000);

test('an added field passes with the version that it needs', () => {
  copy.edit(
    'openapi/schemas/config.yaml',
    /(?<=^ConfigEntry:[\s\S]*?) {2}properties:\n/m,
    '  properties:\n    note:\n      type: string\n      description: A note.\n      examples:\n        - a\n',
  );
  const { said, code } = diff('--base', 'HEAD');
  expect(said).toContain('1 minor');
  expect(said).toMatch(/needs version 1\.1\.0 \(minor\).* is 1\.0\.0/);
  expect(code).toBe(1);
  copy.edit('openapi/openapi.yaml', 'version: 1.0.0', 'version: 1.1.0');
  expect(diff('--base', 'HEAD').code).toBe(0);
}, 180_000);
