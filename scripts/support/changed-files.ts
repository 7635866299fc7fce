import { execFileSync } from 'node:child_process';
import { ToolFailure } from './tool-failure.ts';

function git(root: string, ...args: readonly string[]): string[] {
  try {
    const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return text.split('\n').filter((line) => line !== '');
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new ToolFailure(`git ${args.join(' ')}: ${said.split('\n')[0] ?? 'it failed'}`);
  }
}

/**
 * Files below `root` that differ from a revision, those that git doesn't know yet included. Throws where
 * git can't tell.
 */
export function changedSince(root: string, revision: string): string[] {
  const known = git(root, 'diff', '--name-only', revision);
  return [...new Set([...known, ...git(root, 'ls-files', '--others', '--exclude-standard')])];
}
