import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { Impact } from '../../scripts/contract/impact/impact.ts';
import { errorsIn } from '../../scripts/contract/impact/trial.ts';
import { generate } from '../../scripts/generate.ts';
import { copyProject, ROOT, type ProjectCopy } from './support/project-copy.ts';

let copy: ProjectCopy;
let impact: Impact;

/** Runs the command in the copy. */
function run(...options: string[]) {
  const script = join(ROOT, 'scripts/contract-impact.ts');
  const command = ['--no-experimental-detect-module', script, ...options];
  return spawnSync(process.execPath, command, { cwd: copy.root, encoding: 'utf8' });
}

/** Sets a value in the copy's contract, adds a list member, or deletes a value (undefined). */
function change(file: string, keys: (string | number)[], value?: unknown): void {
  const path = join(copy.root, `openapi/${file}.yaml`);
  const document = parseDocument(readFileSync(path, 'utf8'));
  const node = document.getIn(keys);
  if (value === undefined) document.deleteIn(keys);
  else if (isSeq(node)) document.addIn(keys, value);
  else document.setIn(keys, isMap(node) ? document.createNode(value) : value);
  writeFileSync(path, document.toString({ lineWidth: 0 }));
}

const MOTTO = { type: 'string', maxLength: 20, description: 'A motto.', examples: ['Go'] };
const EDITION = {
  name: 'edition',
  in: 'query',
  required: true,
  description: 'The edition.',
  schema: { type: 'string', maxLength: 9, examples: ['a'] },
  example: 'a',
};
const EXPRESS = '/client/news/anons/express';

beforeAll(() => {
  copy = copyProject();
  copy.commit();
  // A new required field of a body.
  change('schemas/expert', ['SaveExpertBody', 'properties', 'motto'], MOTTO);
  change('schemas/expert', ['SaveExpertBody', 'required'], 'motto');
  // A new required query parameter.
  change('paths/project', ['/client/project/anons', 'get', 'parameters'], EDITION);
  // The type of the values of a map.
  change('schemas/system-user', ['SystemUserNames', 'additionalProperties'], { type: 'integer' });
  // A moved tag.
  change('paths/news', [EXPRESS, 'get', 'tags', 0], 'match');
  // A removed field of a response.
  change('schemas/activity', ['ActivitySummary', 'properties', 'city']);
  change('schemas/activity', ['ActivitySummary', 'required', 8]);
  // A header, which types don't show.
  change('headers', ['ETag', 'required'], true);
  const { stdout, stderr } = run('--format', 'json');
  expect(stderr).toBe('');
  impact = JSON.parse(stdout) as Impact;
}, 600_000);
afterAll(() => copy.remove());

describe('contract:impact', () => {
  it('lists exactly the errors of the compiler', async () => {
    await generate(copy.root);
    const errors = errorsIn(copy.typecheck().stdout);
    const placeOf = ({ file, line, code }: (typeof errors)[0]) => `${file}:${line} ${code}`;
    expect(errors.length).toBeGreaterThan(20);
    expect(impact.places.map(placeOf).sort()).toEqual(errors.map(placeOf).sort());
  }, 600_000);

  it.each([
    ['a new required field of a body', 'src/features/expert/form/expert-values.ts', '/expert'],
    ['a moved tag', 'src/features/news/express-list.tsx', '/news'],
    ['a removed field of a response', 'src/features/activity/activity-card.tsx', '/activity'],
  ])('shows the pages of %s', (_, file, page) => {
    const places = impact.places.filter((place) => place.file.startsWith(file));
    expect(places.flatMap(({ pages }) => pages)).toContain(page);
  });

  it.each([
    ['a required query parameter', 'listProjects query edition added', 'listProjects'],
    ['map values', 'SystemUserNames{} type added: integer', 'getSystemUserNames'],
    ['a header, which types don’t include', 'ETag required: false → true', 'listNews'],
  ])('lists %s from the comparison, with operations and call sites', (_, line, operation) => {
    const finding = impact.findings.find((one) => one.line === line);
    expect(finding?.operations.map(({ id }) => id)).toContain(operation);
    expect(finding?.callSites.length).toBeGreaterThan(0);
  });
});

it('reports that nothing breaks only without changes for callers and servers', () => {
  copy.git('checkout', '--quiet', '.');
  expect(run('HEAD').stdout).toMatch(
    /^Nothing breaks since HEAD \(\w{7}\): The contract is unchanged\.\n$/,
  );
}, 300_000);

it('reports an invalid contract with file and line', () => {
  copy.edit('openapi/schemas/news.yaml', 'NewsNeighbour:', '<<<<<<< ours\nNewsNeighbour:');
  const { stderr, status } = run('HEAD');
  expect(stderr).toMatch(/^openapi\/schemas\/news\.yaml:\d+/);
  expect(status).toBe(2);
}, 300_000);
