import { globSync, readFileSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';

// What the site uses of libraries without their promise (decision 0051). An upgrade that changes it
// fails here, by its name; cached pages have `tests/pages/router-stores.test.ts`.

const read = (path: string) => readFileSync(path, 'utf8');
const sources = (pattern: string) => globSync(pattern, { exclude: ['src/**/generated/**'] }).sort();

/** The files of the site that contain what a pattern finds. */
function filesWith(pattern: RegExp, files = sources('src/**/*.{ts,tsx}')): string[] {
  return files.filter((file) => pattern.test(read(file)));
}

const ANTD_CLASS = /\.ant-[\w-]+/g;
const styles = sources('src/**/*.css');
const used = styles.flatMap((file) =>
  (read(file).match(ANTD_CLASS) ?? []).map((name) => [name, file] as const),
);
const antd = new Set(read('node_modules/antd/dist/antd.css').match(ANTD_CLASS));

it.each(used)('antd still has the class %s that %s styles', (name) => {
  expect(antd).toContain(name);
});

it('styles classes of antd in few places', () => {
  expect([...new Set(used.map(([, file]) => file))]).toEqual([
    'src/app/global.css',
    'src/auth/login/login-sheet.module.css',
    'src/features/admin/edition/edition-form.module.css',
    'src/features/entry/form/entry-form.module.css',
    'src/shells/admin/admin-shell.module.css',
    'src/ui/admin/record-table.module.css',
    'src/ui/admin/row-list.module.css',
  ]);
});

it('looks for no class of antd in scripts', () => {
  expect(filesWith(/\.ant-\w/)).toEqual([]);
});

it('reads the router’s marks of history entries in one place, which number and name each entry', () => {
  expect(filesWith(/__TSR_/)).toEqual(['src/app/navigation/history-entry.ts']);
  const history = createMemoryHistory();
  const first = history.location.state;
  history.push('/next');
  const second = history.location.state;
  expect([first.__TSR_index, second.__TSR_index]).toEqual([0, 1]);
  expect(second.__TSR_key).toEqual(expect.any(String));
  expect(second.__TSR_key).not.toBe(first.__TSR_key);
});

it('takes the place of the router’s stores in the folder of the tabs alone', () => {
  expect(filesWith(/\.stores\b|__store\b/)).toEqual([
    'src/tabs/router-stores.ts',
    'src/tabs/tab-view.ts',
  ]);
});
