import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');

it('every file of the server that .env.example names is there', () => {
  const named = read('.env.example').match(/\bserver\/[\w/-]+\.ts\b/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

const DOCUMENTS = [
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'openapi/README.md',
];

it.each(DOCUMENTS)('every link of %s leads to a file', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    decodeURIComponent(to),
  );
  const folder = join(ROOT, dirname(document));
  expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

it.each(['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md'])(
  'every script that %s names is one of package.json',
  (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

it("README.md's map has a row for every folder of src, and every folder that it names is there", () => {
  const rows = [...read('README.md').matchAll(/^\| (`[^|]*`)\s*\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w/<>]+)\/`/g)].map(([, path = '']) => path.replace(/\/<\w+>$/, '')),
  );
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(folders.filter((folder) => !rows.includes(folder))).toEqual([]);
  expect(rows.filter((row) => !existsSync(join(ROOT, row)))).toEqual([]);
});

it('package, lock file, contract and changelog have one version', () => {
  const version = (file: string) => (JSON.parse(read(file)) as { version: string }).version;
  const contract = JSON.parse(read('openapi/generated/openapi.json')) as {
    info: { version: string };
  };
  expect([version('package-lock.json'), contract.info.version]).toEqual(
    Array(2).fill(version('package.json')),
  );
  expect(read('CHANGELOG.md')).toContain(`\n## ${version('package.json')}\n`);
});
