import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

let house: string | undefined;

afterEach(() => {
  if (house !== undefined) rmSync(house, { recursive: true });
});

/** Creates a project from these files and returns its violations of the import rules. */
function broken(files: Record<string, string>): string[] {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(house, name));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CRUISER, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: house, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).sort();
}

const uses = (from: string) => `import { a } from '${from}';\nexport const b = a;\n`;
const THINGS = {
  'src/lib/a.ts': 'export const a = 1;\n',
  'src/api/a.ts': 'export const a = 1;\nexport type A = string;\n',
  'src/features/news/a.ts': 'export const a = 1;\n',
  'server/boot/a.ts': 'export const a = 1;\n',
  'openapi/generated/a.ts': 'export const a = 1;\n',
};

test('imports listed in the table are allowed', () => {
  const files = {
    ...THINGS,
    'src/features/news/b.ts': uses('./a') + uses('@/lib/a').replaceAll('b =', 'c ='),
    'src/ui/b.ts': uses('@/lib/a'),
    'src/routes/b.tsx': uses('@/features/news/a'),
    'src/domain/reference/a.ts': 'export const a = 1;\n',
    'src/domain/edition/b.ts': uses('@/domain/reference/a'),
    'src/features/admin/news/b.ts': uses('@/domain/edition/b'),
    'server/base/b.ts': uses('../../openapi/generated/a.ts'),
    'server/boot/b.ts': uses('../base/b.ts').replaceAll('a }', 'b as a }'),
    'tests/b.ts': uses('@/lib/a'),
  };
  expect(broken(files)).toEqual([]);
});

test('all other imports are rejected', () => {
  const files = {
    ...THINGS,
    'src/ui/b.ts': uses('@/api/a'),
    'src/lib/types.ts': "import type { A } from '@/api/a';\nexport type B = A;\n",
    'src/domain/news/a.ts': 'export const a = 1;\n',
    'src/domain/edition/b.ts': uses('@/domain/news/a'),
    'src/features/activity/b.ts': uses('@/features/news/a'),
    'src/features/admin/news/b.ts': uses('@/features/news/a'),
    'src/features/news/c.ts': uses('@/features/admin/news/b'),
    'server/base/b.ts': uses('../../src/lib/a.ts'),
    'server/base/c.ts': uses('../boot/a.ts'),
    'server/loose.ts': uses('./boot/a.ts'),
    'src/app/b.ts': uses('../../server/boot/a'),
    'src/utils/b.ts': uses('@/lib/a'),
    'src/lib/left.ts': "import { right } from './right';\nexport const left = () => right;\n",
    'src/lib/right.ts': "import { left } from './left';\nexport const right = () => left;\n",
    'src/lib/lost.ts': uses('./nowhere'),
  };
  expect(broken(files)).toEqual([
    'domain-edition: src/domain/edition/b.ts → src/domain/news/a.ts',
    'features-apart: src/features/activity/b.ts → src/features/news/a.ts',
    'features-apart: src/features/admin/news/b.ts → src/features/news/a.ts',
    'features-apart: src/features/news/c.ts → src/features/admin/news/b.ts',
    'house-app: src/app/b.ts → server/boot/a.ts',
    'house-lib: src/lib/types.ts → src/api/a.ts',
    'house-server: server/base/b.ts → src/lib/a.ts',
    'house-ui: src/ui/b.ts → src/api/a.ts',
    'house-unknown-place: src/utils/b.ts → src/lib/a.ts',
    'no-cycle: src/lib/left.ts → src/lib/right.ts',
    'not-resolvable: src/lib/lost.ts → ./nowhere',
    'server-base: server/base/c.ts → server/boot/a.ts',
    'server-unknown-layer: server/loose.ts → server/boot/a.ts',
  ]);
});
