import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Root of this project. */
export const ROOT = join(import.meta.dirname, '../../..');

const PARTS = [
  ...['openapi', 'src', 'server', 'tests', 'scripts'],
  ...['orval.config.ts', 'redocly.yaml', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
  ...['package.json', 'playwright.config.ts', 'drizzle.config.ts', 'eslint.config.js'],
  ...['index.html', '.prettierrc.json'],
];

/** A copy of the project whose contract a test can change. */
export interface ProjectCopy {
  root: string;
  /** Replaces text in a file. Throws if the file doesn't contain it. */
  edit: (file: string, from: string | RegExp, to: string) => void;
  /** Initializes git in the copy and commits everything. */
  commit: () => void;
  git: (...args: string[]) => string;
  /** Runs `npm run typecheck` and returns its output and exit code. */
  typecheck: () => { stdout: string; status: number | null };
  remove: () => void;
}

/** Copies the files that the tools read, and links the packages of this project. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
  return {
    root,
    edit: (file, from, to) => {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} has no ${String(from)}`);
      writeFileSync(path, after);
    },
    commit: () => {
      git('init', '--quiet', '--initial-branch=main');
      writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Base');
    },
    git,
    typecheck: () =>
      spawnSync('npm', ['run', '--silent', 'typecheck'], { cwd: root, encoding: 'utf8' }),
    remove: () => rmSync(root, { recursive: true }),
  };
}
