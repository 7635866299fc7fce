import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linksIn } from '../../scripts/contract/uses/links.ts';
import { Visibility } from '../../scripts/contract/uses/visibility.ts';
import { Sources } from '../../scripts/contract/uses/sources.ts';
import { WrittenCode } from '../../scripts/contract/uses/written-code.ts';

const MODEL = 'src/api/generated/model';

const FILES: Record<string, string> = {
  [`${MODEL}/index.ts`]:
    "/** Generated. */\nexport * from './news.zod.ts';\nexport * from './talk';\n",
  [`${MODEL}/news.zod.ts`]: 'export const News = 1;\nexport type News = typeof News;\n',
  [`${MODEL}/talk.ts`]: "import { News } from './news.zod.ts';\nexport const Talk = [News];\n",
  'openapi/generated/operations.ts': 'export interface components { schemas: object }\n',
  'src/news.ts': "import type { News } from '@/api/generated/model';\nexport type Mine = News;\n",
  'src/talk.ts': "import {\n  Talk as Said,\n} from '@/api/generated/model';\nexport { Said };\n",
  'src/list.tsx': "import Mine, { other } from './news';\nexport { Mine, other };\n",
  'src/late.ts': "export const late = async () => (await import('./list.tsx')).other;\n",
  'src/all.ts': "import * as model from '@/api/generated/model/index.ts';\nexport { model };\n",
  'src/blind.ts': "import { z } from 'zod';\nexport const state = z;\n",
  'server/contract.ts': "export * from '../openapi/generated/operations.ts';\n",
  'tests/one.test.ts': "import '../server/contract.ts';\n",
};

let root: string;

function visibilityOf(overlay = new Map<string, string | undefined>()) {
  const code = new WrittenCode(root);
  return new Visibility(new Sources(code, overlay), code.files());
}

function written(files: Iterable<string>): string[] {
  return [...files].filter((file) => !file.includes('generated/')).sort();
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sight-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

test('lists a link with the names that it imports, or as one that may import all', () => {
  const text = [
    "import type { A, type B as C } from 'one';",
    "import D, { E } from 'two';",
    "export * from 'three';",
    "import 'four';",
    "const five = import('five');",
    "// import { gone\nimport { F } from 'six';",
  ].join('\n');
  expect(linksIn(text)).toEqual([
    { specifier: 'one', names: ['A', 'B'] },
    { specifier: 'two', names: undefined },
    { specifier: 'three', names: undefined },
    { specifier: 'four', names: undefined },
    { specifier: 'five', names: undefined },
    { specifier: 'six', names: ['F'] },
  ]);
});

test('a schema is seen wherever imports lead to it, in whatever way', () => {
  const everybody = ['server/contract.ts', 'tests/one.test.ts', 'src/all.ts', 'src/talk.ts'];
  const readers = ['src/news.ts', 'src/list.tsx', 'src/late.ts'];
  const visibility = visibilityOf();
  expect(written(visibility.seeing('News'))).toEqual([...everybody, ...readers].sort());
  expect(written(visibility.seeing('Talk'))).toEqual(everybody.sort());
});

test('a file that declares something for all lets everybody see what it sees', () => {
  const all =
    "import type { News } from './api/generated/model';\ndeclare global { let n: News }\n";
  writeFileSync(join(root, 'src/global.ts'), all);
  try {
    expect(written(visibilityOf().seeing('News'))).toContain('src/blind.ts');
    expect(written(visibilityOf().seeing('Talk'))).not.toContain('src/blind.ts');
  } finally {
    rmSync(join(root, 'src/global.ts'));
  }
});

test('what was generated at the base is looked at in place of what is there', () => {
  const overlay = new Map([[`${MODEL}/talk.ts`, 'export const Talk = 2;\n']]);
  expect(written(visibilityOf(overlay).seeing('News'))).not.toContain('src/talk.ts');
});

test('of a barrel, only what is taken from it has to be read', () => {
  const visibility = visibilityOf();
  expect(visibility.isBarrel(`${MODEL}/index.ts`)).toBe(true);
  expect(visibility.isBarrel('server/contract.ts')).toBe(false);
  expect([...visibility.seenFrom(['src/late.ts'])].sort()).toEqual(
    [`${MODEL}/news.zod.ts`, 'src/late.ts', 'src/list.tsx', 'src/news.ts'].sort(),
  );
  expect(visibility.seenFrom(['src/all.ts'])).toContain(`${MODEL}/talk.ts`);
});
