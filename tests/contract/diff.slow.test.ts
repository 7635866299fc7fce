import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject, ROOT, type ProjectCopy } from './support/project-copy.ts';

const SCHEMAS = 'openapi/schemas/config.yaml';

let copy: ProjectCopy;

function diff(...options: string[]) {
  const script = join(ROOT, 'scripts/contract-diff.ts');
  const run = spawnSync(process.execPath, [script, ...options], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return { output: run.stdout + run.stderr, code: run.status };
}

function removeField(): void {
  copy.edit(SCHEMAS, /^ {4}- content\n/m, '');
  copy.edit(SCHEMAS, /^ {4}content:\n( {6}.*\n)+/m, '');
}

beforeAll(() => {
  copy = copyProject();
  copy.commit();
}, 180_000);
beforeEach(() => {
  copy.git('checkout', '--quiet', '.');
  copy.git('clean', '--quiet', '--force', 'openapi');
});
afterAll(() => copy.remove());

test('an unchanged contract passes', () => {
  const { output, code } = diff();
  expect(output).toMatch(/^Contract since main \(\w{7}\): nothing changed\./);
  expect(code).toBe(0);
}, 300_000);

test('a removed field fails until the version is raised, with instructions', () => {
  removeField();
  const { output, code } = diff('HEAD');
  expect(output).toMatch(/content removed\n.*for callers.*· openapi\/schemas\/config\.yaml:\d+/);
  expect(output).toContain('requires version 2.0.0');
  expect(code).toBe(1);
  expect(diff('HEAD', '--format', 'markdown').output).toContain('### Breaking: ');
  copy.edit('openapi/openapi.yaml', 'version: 1.0.0', 'version: 2.0.0');
  expect(diff('HEAD').code).toBe(0);
}, 300_000);

test('an accepted breaking change passes and is listed with its reason', () => {
  removeField();
  const { open } = JSON.parse(diff('HEAD', '--format', 'json').output) as {
    open: { line: string; meaning: string }[];
  };
  const breaks = open.filter(({ meaning }) => meaning === 'breaking');
  const entries = breaks.map(({ line }) => ({ change: line, reason: 'Both sides move at once.' }));
  const list = join(copy.root, 'openapi/accepted-changes.yaml');
  writeFileSync(list, JSON.stringify([...entries, { change: 'Other removed', reason: 'Old.' }]));
  const { output } = diff('HEAD');
  expect(output).toContain('Both sides move at once.');
  expect(output).toContain('Other removed');
  expect(output).not.toContain('requires version 2.0.0');
}, 300_000);

test('an unclassified keyword fails with any version', () => {
  copy.edit(SCHEMAS, /^ {4}content:\n/m, '    content:\n      x-invented: 1\n');
  copy.edit('openapi/openapi.yaml', 'version: 1.0.0', 'version: 2.0.0');
  const { output, code } = diff('HEAD');
  expect(output).toMatch(/Unclassified[^]*x-invented added: 1/);
  expect(code).toBe(1);
}, 300_000);

test('the changelog lists the changes of each tag since the previous one', () => {
  copy.git('tag', 'v1.0.0');
  removeField();
  const sections = diff('--changelog').output.split(/^## /m);
  expect(sections[1]).toMatch(/^1\.0\.0 \(working tree\)\n\n### Breaking\n\n- `.*content removed`/);
  expect(sections[2]).toMatch(/^v1\.0\.0\n/);
}, 300_000);
