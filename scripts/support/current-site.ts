import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const built = join(root, 'dist/index.html');

/** Sources of the built site. */
const SOURCES = [
  ...['src/**/*', 'openapi/**/*', 'scripts/**/*'],
  ...['index.html', 'vite.config.ts', 'package-lock.json'],
];

function isStale(): boolean {
  // A release contains the built site without its sources.
  if (!existsSync(join(root, 'src'))) return false;
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  const sources = globSync(SOURCES, { cwd: root });
  return sources.some((path) => {
    const details = statSync(join(root, path));
    return details.isFile() && details.mtimeMs > builtAt;
  });
}

/** Builds the site into `dist` if a source has changed since the last build. Ends the process on failure. */
export function buildIfStale(): void {
  if (!isStale()) return;
  console.log('Building the site …');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
