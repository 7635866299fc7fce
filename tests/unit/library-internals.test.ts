import { globSync, readFileSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';

// The site’s use of undocumented library details (decision 0051). These tests fail if an upgrade
// changes one; `tests/pages/router-stores.test.ts` covers cached pages.

const read = (path: string) => readFileSync(path, 'utf8');
const sources = (pattern: string) => globSync(pattern, { exclude: ['src/**/generated/**'] }).sort();

/** Returns the site’s files that match a pattern. */
function filesWith(pattern: RegExp, files = sources('src/**/*.{ts,tsx}')): string[] {
  return files.filter((file) => pattern.test(read(file)));
}

const ANTD_CLASS = /\.ant-[\w-]+/g;
const styles = sources('src/**/*.css');
const used = styles.flatMap((file) =>
  (read(file).match(ANTD_CLASS) ?? []).map((name) => [name, file] as const),
);
const antd = new Set(read('node_modules/antd/dist/antd.css').match(ANTD_CLASS));

it.each(used)('antd has the class %s, which %s styles', (name) => {
  expect(antd).toContain(name);
});

it('only these style sheets use antd classes', () => {
  expect([...new Set(used.map(([, file]) => file))]).toEqual([
    'src/app/global.css',
    'src/auth/login/login-sheet.module.css',
    'src/shells/admin/admin-shell.module.css',
    'src/ui/admin/record-table.module.css',
    'src/ui/admin/row-list.module.css',
    'src/ui/page/wrapping-tabs.module.css',
  ]);
});

it('no script uses antd classes', () => {
  expect(filesWith(/\.ant-\w/)).toEqual([]);
});

it('only one file reads the router’s index and key of history entries, which are unique', () => {
  expect(filesWith(/__TSR_/)).toEqual(['src/app/navigation/history-entry.ts']);
  const history = createMemoryHistory();
  const first = history.location.state;
  history.push('/next');
  const second = history.location.state;
  expect([first.__TSR_index, second.__TSR_index]).toEqual([0, 1]);
  expect(second.__TSR_key).toEqual(expect.any(String));
  expect(second.__TSR_key).not.toBe(first.__TSR_key);
});

it('only the tabs replace the router’s stores', () => {
  expect(filesWith(/\.stores\b|__store\b/)).toEqual([
    'src/tabs/router-stores.ts',
    'src/tabs/tab-view.ts',
  ]);
});
