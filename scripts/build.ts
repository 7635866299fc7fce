import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './support/command-line.ts';
import { compressFolder } from './support/compress-folder.ts';
import { replaceSite } from './support/replace-site.ts';
import { ToolFailure } from './support/tool-failure.ts';

const root = dirname(import.meta.dirname);

const UNCHANGED = 'the previous build is unchanged.';

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new ToolFailure(`The site could not be built; ${UNCHANGED}`);
}

await runCommand('npm run build -- [--quiet]', async () => {
  const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });
  if (!existsSync(join(root, 'node_modules/vite')))
    throw new ToolFailure('The packages for the build are not installed: run `npm ci`.');
  await replaceSite(root, (folder) => {
    const quiet = values.quiet ? ['--logLevel', 'warn'] : [];
    run('node_modules/vite/bin/vite.js', 'build', '--outDir', folder, ...quiet);
    run('scripts/contract-docs.ts', '--out', join(folder, 'contract.html'));
    const { files, bytes, brotli } = compressFolder(folder);
    const kb = (count: number) => (count / 1024).toFixed(0);
    console.log(`compressed ${String(files)} files: ${kb(bytes)} KB, ${kb(brotli)} KB as brotli`);
  }).catch((error: unknown) => {
    // System errors, such as a full disk, need no stack.
    const isSystemError = error instanceof Error && 'syscall' in error;
    throw isSystemError
      ? new ToolFailure(`The site could not be built (${error.message}); ${UNCHANGED}`)
      : error;
  });
});
