import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../scripts/generate.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
}, 180_000);

afterAll(() => copy.remove());

test('a removed field fails the type check at the page that shows it', async () => {
  const schemas = 'openapi/schemas/news.yaml';
  copy.edit(schemas, /(?<=^NewsNeighbour:[\s\S]*?) {4}- title\n/m, '');
  copy.edit(schemas, /(?<=^NewsNeighbour:[\s\S]*?) {4}title:\n( {6}.*\n)+/m, '');
  // Adapts the examples, because the generators reject invalid ones.
  const example = /(?<= (previous|next):\n +id: .*\n) +title: .*\n/;
  for (let times = 0; times < 2; times += 1) copy.edit('openapi/paths/news.yaml', example, '');
  await generate(copy.root);
  const { stdout, status } = copy.typecheck();
  expect(status).not.toBe(0);
  expect(stdout).toMatch(
    /src\/features\/news\/neighbours\.tsx\(\d+,\d+\): error TS2339: Property 'title'/,
  );
}, 240_000);
