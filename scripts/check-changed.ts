import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { git } from './contract/revisions.ts';
import { runCommand } from './support/command-line.ts';
import { ToolFailure } from './support/tool-failure.ts';

const ROOT = join(import.meta.dirname, '..');
const LINTED = /\.(ts|tsx|js|cjs)$/;
/** Tests that take long; only changed files of them run. */
const LONG_TESTS = /^tests\/(pages|server)\/.*\.test\.tsx?$/;
const NOT_SLOW = ['--exclude', '**/*.slow.test.ts'];

interface Step {
  name: string;
  command: readonly string[];
}

/** Checks which folder imports which. */
const IMPORTS: Step = {
  name: 'imports',
  command: [
    ...['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
    ...['src', 'server', 'scripts', 'tests'],
  ],
};

/** Returns the existing files that differ from a revision, including untracked ones. */
function changedFiles(revision: string): string[] {
  try {
    const tracked = git(ROOT, 'diff', '--name-only', '-z', '--diff-filter=d', revision);
    const untracked = git(ROOT, 'ls-files', '--others', '--exclude-standard', '-z');
    const files = `${tracked}${untracked}`.split('\0').filter((file) => file !== '');
    return files.filter((file) => existsSync(join(ROOT, file)));
  } catch {
    throw new ToolFailure(`${revision} is not a revision of this repository.`);
  }
}

/** Returns the steps that apply to these files. */
function stepsFor(files: readonly string[], revision: string): Step[] {
  const linted = files.filter((file) => LINTED.test(file));
  const has = (folder: string) => files.some((file) => file.startsWith(folder));
  const script = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] });
  const long = files.filter((file) => LONG_TESTS.test(file));
  return [
    { name: 'format', command: ['prettier', '--write', '--ignore-unknown', ...files] },
    ...(has('openapi/') ? [script('contract:lint'), script('generate:check')] : []),
    ...(has('src/i18n/') ? [script('i18n:check')] : []),
    ...(linted.length > 0
      ? [{ name: 'lint', command: ['eslint', '--no-warn-ignored', ...linted] }]
      : []),
    script('typecheck'),
    ...(linted.length > 0 ? [IMPORTS, { name: 'unused code', command: ['knip'] }] : []),
    {
      name: 'unit tests',
      command: [
        ...['vitest', 'run', '--project=unit', `--changed=${revision}`, '--passWithNoTests'],
        ...NOT_SLOW,
      ],
    },
    ...(long.length > 0
      ? [
          {
            name: 'changed tests',
            command: ['vitest', 'run', '--passWithNoTests', ...NOT_SLOW, ...long],
          },
        ]
      : []),
  ];
}

/** Runs a step with its output on the terminal; returns whether it succeeded. */
function succeeds({ name, command: [tool = '', ...args] }: Step): boolean {
  console.log(`\n— ${name}`);
  const path = tool === 'npm' ? tool : join(ROOT, 'node_modules/.bin', tool);
  return spawnSync(path, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

await runCommand('npm run check:changed [-- <revision>]', () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [revision = 'HEAD'] = positionals;
  const files = changedFiles(revision);
  if (files.length === 0) {
    console.log(`No file differs from ${revision}.`);
    return;
  }
  const results = stepsFor(files, revision).map((step) => ({ ...step, ok: succeeds(step) }));
  console.log(`\n${files.length} changed ${files.length === 1 ? 'file' : 'files'}:`);
  for (const { name, ok } of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
});
