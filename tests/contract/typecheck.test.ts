import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../scripts/generate.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

let copy: ProjectCopy;

function typecheck() {
  const compiler = join(copy.root, 'node_modules/typescript-7/bin/tsc');
  return spawnSync(process.execPath, [compiler, '--noEmit'], { cwd: copy.root, encoding: 'utf8' });
}

beforeAll(() => {
  copy = copyProject();
}, 60_000);

afterAll(() => copy.remove());

test('a field that leaves the contract fails the typecheck at the page that shows it', async () => {
  const schemas = 'openapi/schemas/activity.yaml';
  copy.edit(schemas, /(?<=^ActivitySummary:[\s\S]*?) {4}- city\n/m, '');
  copy.edit(schemas, /(?<=^ActivitySummary:[\s\S]*?) {4}city:\n( {6}.*\n)+/m, '');
  await generate(copy.root);
  const { stdout, status } = typecheck();
  expect(status).not.toBe(0);
  expect(stdout).toMatch(
    /src\/features\/activity\/activity-card\.tsx\(\d+,\d+\): error TS2339: Property 'city'/,
  );
}, 240_000);
