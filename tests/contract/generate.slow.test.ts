import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/project-copy';

const NEWS = 'openapi/schemas/news.yaml';
const CLIENT = 'src/api/generated/news/news.ts';

let copy: ProjectCopy;

/** Runs a script of this project in the copy. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-detect-module', `scripts/${script}`, ...args],
    { cwd: copy.root, encoding: 'utf8' },
  );
  return { code: status, errors: stderr, output: stdout };
}

function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(copy.root, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

/** Changes a file while a function runs. */
function withEdited<T>(file: string, from: string | RegExp, to: string, work: () => T): T {
  const before = readFileSync(join(copy.root, file), 'utf8');
  copy.edit(file, from, to);
  try {
    return work();
  } finally {
    copy.edit(file, /^[\s\S]*$/, before);
  }
}

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

it.each([
  [
    'an unresolved merge conflict',
    'NewsKind:\n',
    '<<<<<<< HEAD\nNewsKind:\n',
    '<<<<<<<',
    'unresolved merge conflict',
  ],
  [
    'an empty schema',
    /NewsKind:\n(?: .*\n)+/,
    'NewsKind:\n',
    'NewsKind:',
    'the schema "NewsKind" is empty',
  ],
  ['broken YAML', 'NewsKind:\n', 'NewsKind: [\n', '', ''],
])(
  'generate reports file and line of %s, and leaves the client unchanged',
  (_, from, to, marked, problem) => {
    const before = readFileSync(join(copy.root, CLIENT), 'utf8');
    withEdited(NEWS, from, to, () => {
      const { code, errors } = run('generate.ts');
      if (marked === '') expect(errors).toMatch(/^openapi\/schemas\/news\.yaml:\d+: \S/);
      else expect(errors).toContain(`${NEWS}:${lineOf(NEWS, marked)}: ${problem}`);
      expect(errors).not.toMatch(/^\s+at /m);
      expect(code).toBe(2);
    });
    expect(readFileSync(join(copy.root, CLIENT), 'utf8')).toBe(before);
  },
  60_000,
);

it('generate leaves the client unchanged if bundling fails', () => {
  const client = readFileSync(join(copy.root, CLIENT), 'utf8');
  const { code } = withEdited(NEWS, /\$ref: \S+/, '$ref: nowhere.yaml#/Nothing', () =>
    run('generate.ts'),
  );
  expect(code).toBe(2);
  expect(readFileSync(join(copy.root, CLIENT), 'utf8')).toBe(client);
  expect(existsSync(join(copy.root, 'openapi/generated/openapi.json'))).toBe(true);
}, 60_000);

/** Adds a property to a schema by an overlay while a function runs. */
function withOverlay(target: string, work: (overlay: string) => void): void {
  const overlay = 'openapi/overlays/own.yaml';
  const field = '{ type: string, maxLength: 9, description: Note., examples: [a] }';
  mkdirSync(join(copy.root, 'openapi/overlays'), { recursive: true });
  writeFileSync(
    join(copy.root, overlay),
    `overlay: 1.0.0\ninfo: { title: Own, version: 1.0.0 }\nactions:\n  - target: ${target}\n    update: { note: ${field} }\n`,
  );
  try {
    work(overlay);
  } finally {
    rmSync(join(copy.root, 'openapi/overlays'), { recursive: true });
  }
}

const OVERLAY_TARGET = '$.components.schemas.NewsNeighbour.properties';
const model = () =>
  readFileSync(join(copy.root, 'src/api/generated/model/newsNeighbour.zod.ts'), 'utf8');

it('generate reports overlay targets that match nothing', () => {
  const before = model();
  withOverlay(`${OVERLAY_TARGET}.gone`, (overlay) => {
    const { errors } = run('generate.ts');
    expect(errors).toContain(`${overlay}: ${OVERLAY_TARGET}.gone matches nothing`);
  });
  expect(model()).toBe(before);
}, 60_000);

it('generate applies overlays', () => {
  withOverlay(OVERLAY_TARGET, () => {
    expect(run('generate.ts').code).toBe(0);
  });
  expect(model()).toContain('"note"');
  expect(readFileSync(join(copy.root, 'openapi/generated/operations.ts'), 'utf8')).toContain(
    'note?:',
  );
}, 60_000);

it('generate writes only changed files', () => {
  const file = join(copy.root, 'src/api/generated/session/session.ts');
  const written = statSync(file).mtimeMs;
  const { code, output } = withEdited(NEWS, '- express', '- flash\n    - express', () =>
    run('generate.ts'),
  );
  expect(code).toBe(0);
  expect(output).toMatch(/; [1-9]\d* files? changed\n$/);
  expect(statSync(file).mtimeMs).toBe(written);
  expect(readFileSync(join(copy.root, 'openapi/generated/openapi.json'), 'utf8')).toContain(
    'flash',
  );
}, 60_000);

it('lint reports unused parts, unsafe formats and unknown operations with file and line', () => {
  appendFileSync(
    join(copy.root, 'openapi/paths/news.yaml'),
    '/client/news/loose:\n  get:\n    operationId: listLoose\n',
  );
  appendFileSync(
    join(copy.root, NEWS),
    'LooseNews:\n  type: object\n  properties:\n    link:\n      type: string\n      format: uri\n',
  );
  copy.edit(
    'openapi/workflows/10-browse.arazzo.yaml',
    'operationId: getMenu',
    'operationId: getMeal',
  );
  copy.edit('openapi/paths/activity.yaml', '- getMatchHome', '- getMeals');
  const { code, errors } = run('contract-lint.ts');
  const line = lineOf('openapi/paths/news.yaml', '/client/news/loose');
  expect(errors).toContain(
    `openapi/paths/news.yaml:${line}: openapi.yaml does not refer to "/client/news/loose"`,
  );
  expect(errors).toContain(`${NEWS}:${lineOf(NEWS, 'LooseNews')}: nothing uses "LooseNews"`);
  expect(errors).toMatch(/news\.yaml:\d+: format uri accepts any scheme/);
  expect(errors).toMatch(/10-browse\.arazzo\.yaml:\d+: no operation is called "getMeal"/);
  expect(errors).toMatch(/activity\.yaml:\d+: no operation is called "getMeals"/);
  expect(code).toBe(1);
}, 60_000);
