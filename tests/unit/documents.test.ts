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

it.each(['README.md', 'openapi/README.md'])('every link of %s leads to a file', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) =>
    decodeURIComponent(to),
  );
  expect(targets.length).toBeGreaterThan(0);
  const folder = join(ROOT, dirname(document));
  expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

it('every script that README.md names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

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
