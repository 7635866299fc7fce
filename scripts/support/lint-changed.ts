import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './steps.ts';

/** Its folder is two below the project's. */
const PROJECT = '.cache/lint/tsconfig.json';

/** What holds everywhere without being imported. */
const DECLARES = /^declare (module|global)\b/m;

/** Files beside which a changed one finds the types that it doesn't import. */
function declaringFiles(root: string, changed: readonly string[]): string[] {
  const folders = ['src', 'server'].filter((folder) =>
    changed.some((file) => file.startsWith(`${folder}/`) || file.startsWith('tests/')),
  );
  return globSync(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: root },
  ).filter(
    (file) => file.endsWith('.d.ts') || DECLARES.test(readFileSync(join(root, file), 'utf8')),
  );
}

/**
 * Lints changed files of code with the types of what they import: those of the whole project take twice
 * as long to read, and the linter reads them anew each time.
 */
export function lintChanged(root: string, changed: readonly string[]): Step {
  const typed = changed.filter((file) => /\.tsx?$/.test(file));
  const files = [...typed, ...declaringFiles(root, typed)].map((file) => join('../..', file));
  const path = join(root, PROJECT);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ extends: '../../tsconfig.json', files, include: [] }));
  const run: Step['run'] = ['eslint', '--no-warn-ignored', ...changed];
  return { name: 'lint', run, env: { LINT_PROJECT: PROJECT } };
}
