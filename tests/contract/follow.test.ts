import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { followContract } from '../../scripts/contract/follow.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';

const SCHEMAS = 'openapi/schemas/news.yaml';
const PATTERN = { timeout: 60_000, interval: 100 };

let copy: ProjectCopy;
let unfollow: () => void;
const output: string[] = [];

beforeAll(() => {
  copy = copyProject();
  unfollow = followContract(copy.root, (line) => output.push(line));
}, 180_000);
afterAll(() => {
  unfollow();
  copy.remove();
});

it('generates after a saved change, and reports it in one line', async () => {
  const note =
    '    note:\n      type: string\n      description: A note.\n      examples:\n        - a\n';
  copy.edit(SCHEMAS, /(?<=^NewsNeighbour:[\s\S]*?) {2}properties:\n/m, `  properties:\n${note}`);
  await vi.waitFor(() => expect(output).toHaveLength(1), PATTERN);
  expect(output[0]).toMatch(/^contract: NewsNeighbour\.note added \(\d+ files in [\d.]+ s\)$/);
  const model = join(copy.root, 'src/api/generated/model/newsNeighbour.zod.ts');
  expect(readFileSync(model, 'utf8')).toContain('"note"');
}, 90_000);

it('reports an invalid contract with file and line', async () => {
  output.length = 0;
  copy.edit(SCHEMAS, 'NewsNeighbour:', '<<<<<<< ours\nNewsNeighbour:');
  await vi.waitFor(() => expect(output).toHaveLength(1), PATTERN);
  expect(output[0]).toMatch(/^contract: openapi\/schemas\/news\.yaml:\d+/);
}, 90_000);
